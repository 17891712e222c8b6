import QueryLanguage
import TextFolding

/// Drivers of what people and programs type.
enum QueryDrivers {
    /// A query string that is read is printed and read again to the same tree; a refusal names a
    /// place in it.
    static func readQueryString(_ bytes: [UInt8]) {
        let text = String(decoding: bytes, as: UTF8.self)
        do {
            let query = try Query(parsing: text)
            let printed = QueryPrinter.text(query)
            let again = try? Query(parsing: printed)
            precondition(again == query, "printing and reading gave another tree: \(printed)")
        } catch {
            precondition((1...text.utf8.count + 1).contains(error.column), "no such place")
            precondition(!error.advice.contains("\n"), "advice of several lines")
        }
    }

    /// Typed text gives words that are not empty, with tokens or without.
    static func readTypedText(_ bytes: [UInt8]) {
        let text = String(decoding: bytes, as: UTF8.self)
        for query in [
            TypedQuery(plain: text), TypedQuery(tokens: text) { $0 == "title" ? $0 : nil },
        ] {
            let words = query.words + query.excluded.joined()
            precondition(words.allSatisfy { !$0.folded.isEmpty }, "an empty word")
        }
    }

    /// Places in folded text are places in the source.
    static func fold(_ bytes: [UInt8]) {
        for options: Folder.Options in [
            [.search, .mappingSources, .makingLooseForms], [.keepingSeparators, .mappingSources],
        ] {
            var folder = Folder(options)
            folder.fold(bytes)
            let text = folder.text
            for start in text.starts {
                precondition(start.offset <= text.bytes.count, "a word starts after the text")
                let source = text.sourceRange(start.offset..<text.bytes.count)
                precondition(source.upperBound <= bytes.count, "a range beyond the source")
            }
            for start in text.looseStarts {
                let source = text.sourceRange(loose: start.offset..<start.end)
                precondition(source.upperBound <= bytes.count, "a loose range beyond the source")
            }
        }
    }
}
