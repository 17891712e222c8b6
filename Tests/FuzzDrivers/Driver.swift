/// One reader of bytes that nobody vouches for, and what must hold of it whatever the bytes are.
///
/// A driver returns when all holds, and traps when something does not: that is what a fuzzer looks
/// for.
enum Driver: String, CaseIterable {
    case queryString = "query-string"
    case typedText = "typed-text"
    case folding
    case fixture
    case lines
    case segment
    case page
    case keys
    case answer
    case sanitizer

    /// Reads bytes.
    func run(_ bytes: [UInt8]) {
        switch self {
        case .queryString: QueryDrivers.readQueryString(bytes)
        case .typedText: QueryDrivers.readTypedText(bytes)
        case .folding: QueryDrivers.fold(bytes)
        case .fixture: ImportDrivers.readFile(bytes, suffix: ".json")
        case .lines: ImportDrivers.readFile(bytes, suffix: ".ndjson")
        case .segment: SegmentDriver.search(bytes)
        case .page: ImportDrivers.readPage(bytes)
        case .keys: ScreenDrivers.decodeKeys(bytes)
        case .answer: ImportDrivers.readAnswer(bytes)
        case .sanitizer: ScreenDrivers.sanitize(bytes)
        }
    }
}
