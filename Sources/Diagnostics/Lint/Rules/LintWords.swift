import SearchModel

/// Words and plain forms of texts, as rules compare them.
enum LintWords {
    /// The words of a text, lower-cased.
    static func words(_ text: String) -> [String] {
        text.lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init)
    }

    /// Letters and digits alone, lower-cased.
    static func letters(_ text: String) -> String {
        String(text.lowercased().filter { $0.isLetter || $0.isNumber })
    }

    /// A list for a sentence: the first few, quoted.
    static func list(_ texts: some Sequence<String>, limit: Int = 5) -> String {
        let all = Array(texts)
        let shown = all.prefix(limit).map { "\"\($0.excerpt)\"" }.joined(separator: ", ")
        return all.count > limit ? shown + " and \(all.count - limit) more" : shown
    }

    /// A number of bytes in kB, at least 1.
    static func kilobytes(_ count: Int) -> Int { max(1, (count + 500) / 1_000) }
}

extension Record {
    /// A number that tells this record's identity from others', the same within one run.
    var lintIdentity: Int { identifier.hashValue }
}
