package import Restoration

/// Who restores: what `--handler` names.
package enum HandlerChoice {
    /// The handlers for a word: `generic`, `tutorial`, or a command to run for each delivery.
    @MainActor
    package static func registry(_ word: String?) throws(RestorationError) -> HandlerRegistry {
        switch word {
        case nil, "generic": HandlerRegistry([GenericItemHandler()])
        case "tutorial": HandlerRegistry([TutorialHandler()])
        case let command?: HandlerRegistry([try CommandHandler(command: command)])
        }
    }
}
