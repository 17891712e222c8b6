/// Why a file's content cannot be taken: where it is wrong, and what would be right.
///
/// Its description is one line: the place, a colon, the words. Values of the file are not in it;
/// keys are, for they name the place.
package struct ImportError: Error, Hashable, Sendable {
    /// What is wrong.
    package enum Problem: Hashable, Sendable {
        case unreadable(reason: String)
        /// A folder, a FIFO or a device.
        case notRegular
        case notAFixture
        case emptyFolder
        case fileTooLarge(megabytes: Int)
        case lineTooLong(megabytes: Int)
        case tooManyAttributes(limit: Int)
        case pageTooDeep(levels: Int)
        case pageTooSlow(seconds: Int)
        case tooManyPages(limit: Int)
        case notFetched(reason: String)
        case localAddress
        case notAPage(contentType: String)
        case noCurl
        case notJSON(JSONFault.Reason)
        case unknownKey(String, known: [String])
        case missing(String, advice: Advice)
        case wrongKind(expected: String, found: String)
        case emptyText
        case notADate
        case notBase64
        case notAURL
        case notAWebURL
        case notACustomKey
        case unknownWord(choices: [String])
        case identifierTwice(first: JSONPath)
        case foreignApplication
        /// SQLite's own words, and where in the query, from 1.
        case sql(String, column: Int?)
        case noIdentifierColumn
        case columnTwice
        case unknownColumn(String, nearest: String?)
        case identifierInRow(Int)
    }

    /// What to do about something missing.
    package enum Advice: Hashable, Sendable {
        case required
        case stableIdentifier
        case titleForSearch
    }

    /// The file as the caller named it; `-` is standard input.
    package var file: String
    /// From 1; nil for a file that is one value.
    package var line: Int?
    /// From 1; known for what is not JSON.
    package var column: Int?
    /// Of a table, from 1; nil for a file.
    package var row: Int?
    package var path: JSONPath
    package var problem: Problem

    package init(
        _ problem: Problem,
        at path: JSONPath = JSONPath(),
        file: String = "",
        line: Int? = nil,
        column: Int? = nil
    ) {
        self.problem = problem
        self.path = path
        self.file = file
        self.line = line
        self.column = column
    }

    /// The same error with the file it was found in, and the line or the row there.
    func located(in file: String, line: Int? = nil, row: Int? = nil) -> ImportError {
        var error = self
        error.file = file
        error.line = line ?? self.line
        error.row = row ?? self.row
        return error
    }
}

extension ImportError: CustomStringConvertible {
    package var description: String {
        var place = file == "-" ? "standard input" : file.isEmpty ? "''" : file
        if let line { place += ":\(line)" }
        if let column { place += ":\(column)" }
        let way = path.description
        let row = row.map { "row \($0)" } ?? ""
        let words = [place, row, way, problem.description].filter { !$0.isEmpty }
        // The name of a file or a key, and the words of a library, may hold line breaks.
        return String(words.joined(separator: ": ").map { $0.isNewline ? "·" : $0 })
    }
}

extension ImportError.Problem: CustomStringConvertible {
    package var description: String {
        switch self {
        case .unreadable(let reason): "cannot read it: \(reason); check the path and its mode"
        case .notRegular:
            "not a regular file; what a pipe or a device gives is read from standard input, as '-'"
        case .notAFixture:
            "expected an app fixture (.json), items (.ndjson), a page (.html), a folder of these, "
                + "or '-' for standard input"
        case .emptyFolder: "the folder holds no .json, .ndjson or .html file"
        case .fileTooLarge(let megabytes):
            "larger than \(megabytes) MB; split it, or give its items as NDJSON"
        case .tooManyAttributes(let limit):
            "a tag of the page has more than \(limit) attributes; close it where it ends"
        case .pageTooDeep(let levels):
            "the page nests more than \(levels) elements; close what is open"
        case .pageTooSlow(let seconds):
            "the page takes more than \(seconds) seconds to read; it is not one a browser would show"
        case .tooManyPages(let limit):
            "more than \(limit) pages below this folder; name the folders you mean"
        case .lineTooLong(let megabytes): "the line is longer than \(megabytes) MB"
        case .notFetched(let reason): "cannot be fetched: \(reason)"
        case .localAddress:
            "the host is on this machine or its own network; allow it with '--allow-local'"
        case .notAPage(let contentType):
            "the address gives '\(contentType)'; expected a web page"
        case .noCurl: "fetching needs libcurl; install it (on Debian: libcurl4)"
        case .notJSON(let reason): reason.description
        case .unknownKey(let key, let known):
            "unknown key '\(key)'; " + Self.advice(key, known)
        case .missing(let key, let advice): "'\(key)' is missing; " + advice.description
        case .wrongKind(let expected, let found): "expected \(expected), found \(found)"
        case .emptyText: "the text must not be empty"
        case .notADate:
            "expected a date and time in ISO 8601, such as '2026-11-30T21:00:00Z'"
        case .notBase64: "expected bytes in base64"
        case .notAURL: "expected an absolute URL, such as 'https://example.org/page'"
        case .notAWebURL: "expected an http or https URL with a host"
        case .notACustomKey:
            "a custom key has ASCII letters, digits and '_' only, and does not begin with 'kMD'"
        case .unknownWord(let choices):
            "expected " + Self.list(choices)
        case .identifierTwice(let first):
            "the identifier is already used at \(first); give each its own"
        case .foreignApplication:
            "differs from the fixture's 'app.bundleIdentifier'; move it to a fixture of its own"
        case .sql(let message, let column):
            "the query cannot be run: \(message)" + (column.map { " at its column \($0)" } ?? "")
        case .noIdentifierColumn:
            "the query gives no 'uniqueIdentifier'; name a column so: "
                + "'SELECT id AS uniqueIdentifier, name AS title FROM …'"
        case .columnTwice: "the query gives this column twice; name one of them otherwise"
        case .unknownColumn(let name, let nearest):
            "the column '\(name)' is no attribute; "
                + (nearest.map { "did you mean '\($0)'?" } ?? "name it as one with AS")
        case .identifierInRow(let row):
            "the identifier is already used in row \(row); give each row its own"
        }
    }

    /// More known keys than this are too many to read in a line.
    private static let listedKeys = 6

    private static func advice(_ key: String, _ known: [String]) -> String {
        if let nearest = NearestSpelling.of(key, in: known) { return "did you mean '\(nearest)'?" }
        return known.count <= listedKeys ? "expected \(list(known))" : "remove it"
    }

    private static func list(_ words: [String]) -> String {
        words.map { "'\($0)'" }.joined(separator: ", ")
    }
}

extension ImportError.Advice: CustomStringConvertible {
    package var description: String {
        switch self {
        case .required: "add it"
        case .stableIdentifier: "add one that stays the same, so that indexing again replaces"
        case .titleForSearch: "search shows no activity without one"
        }
    }
}

extension JSONFault.Reason: CustomStringConvertible {
    package var description: String {
        switch self {
        case .empty: "the text is empty; expected a JSON object"
        case .endsEarly: "the text ends early; a '}', ']' or '\"' is missing"
        case .goesOn: "there is more after the end of the value; remove it, or put one a line"
        case .notUTF8: "the text is not UTF-8; save it as UTF-8"
        case .hasNUL: "a text must not hold U+0000; remove it"
        case .keyTwice: "a key stands twice in one object; remove one"
        case .numberTooLarge: "the number is too large; numbers have 64 bits"
        case .tooDeep: "nested more than \(JSONReader.maximumDepth) levels"
        case .controlCharacter:
            "a text must not hold a control character as it is; write it as '\\u001b'"
        case .loneSurrogate: "half a surrogate pair; write both halves, or the character itself"
        case .syntax: "not JSON here; look for a missing comma, quote or bracket before it"
        }
    }
}
