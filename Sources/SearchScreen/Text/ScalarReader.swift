/// A text read scalar by scalar, with the UTF-8 offset of the place.
struct ScalarReader {
    private let scalars: String.UnicodeScalarView
    private var index: String.Index
    /// UTF-8 bytes read so far.
    private(set) var offset = 0

    init(_ text: String) {
        scalars = text.unicodeScalars
        index = scalars.startIndex
    }

    /// The scalar that `next()` will return.
    var peek: Unicode.Scalar? {
        index < scalars.endIndex ? scalars[index] : nil
    }

    mutating func next() -> Unicode.Scalar? {
        guard let scalar = peek else { return nil }
        scalars.formIndex(after: &index)
        offset += UTF8.width(scalar)
        return scalar
    }

    /// Reads on while scalars are wanted.
    mutating func skip(while isWanted: (Unicode.Scalar) -> Bool) {
        while let scalar = peek, isWanted(scalar) {
            _ = next()
        }
    }

    /// Reads the next scalar if it is this one.
    mutating func skip(_ scalar: Unicode.Scalar) -> Bool {
        guard peek == scalar else { return false }
        _ = next()
        return true
    }
}
