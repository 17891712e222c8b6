/// How a person wants pictures shown, in `config.json5`.
package enum PictureChoice: String, CaseIterable, Sendable {
    /// In pixels where the terminal draws them, else as half blocks.
    case auto
    /// As half blocks; the terminal is not asked.
    case blocks
    /// Not at all: letters stand in their places.
    case none
}
