/// A section read as an array of integers; an index outside gives zero.
///
/// The clamp is what makes damaged bytes harmless; it costs one well-predicted comparison.
struct Column<Element: FixedWidthInteger & BitwiseCopyable> {
    let base: UnsafePointer<Element>?
    let count: Int

    init(_ bytes: UnsafeRawBufferPointer) {
        count = bytes.count / MemoryLayout<Element>.stride
        base = count == 0 ? nil : bytes.baseAddress?.assumingMemoryBound(to: Element.self)
    }

    @inline(__always)
    subscript(index: Int) -> Element {
        guard UInt(bitPattern: index) < UInt(bitPattern: count), let base else { return 0 }
        return base[index]
    }

    /// The part of `range` that is there.
    @inline(__always)
    func clamp(_ range: Range<Int>) -> Range<Int> {
        let low = min(max(0, range.lowerBound), count)
        return low..<min(max(low, range.upperBound), count)
    }

    /// The range between two neighbouring offsets, clamped to a list of `limit` elements.
    @inline(__always)
    func span(_ index: Int, limit: Int) -> Range<Int> {
        let low = min(Int(truncatingIfNeeded: self[index]), limit)
        let high = min(Int(truncatingIfNeeded: self[index + 1]), limit)
        return low..<max(low, high)
    }
}
