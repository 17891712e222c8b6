/// Counting the letters of folded text, which the profile `ios17` asks for.
extension FoldedText {
    /// How many letters and digits stand in folded bytes; marks and symbols do not count.
    package static func letterCount(_ folded: [UInt8]) -> Int {
        folded.withUnsafeBufferPointer { bytes in
            var count = 0
            var position = 0
            while position < bytes.count {
                let (scalar, length) = ScalarReader.scalar(bytes, position)
                position += length
                switch FoldingTable.shared.record(scalar).kind {
                case .upper, .lower, .letter, .digit: count += 1
                case .separator, .symbol, .mark, .ignored: break
                }
            }
            return count
        }
    }
}
