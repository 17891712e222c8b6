/// How many cells a text takes on the screen, by our own table.
///
/// The table agrees with what we draw and with ncurses; the C library's answer depends on the
/// machine's locale files and knows nothing of emoji sequences. East Asian wide and full-width
/// characters and emoji take two cells, combining marks none, everything else one (ambiguous
/// characters too).
package enum DisplayWidth {
    /// The cells one scalar takes by itself: 0, 1 or 2.
    ///
    /// - Complexity: O(log *n*) in the size of the table; O(1) below U+0300.
    package static func of(_ scalar: Unicode.Scalar) -> Int {
        guard scalar.value >= firstListed else { return 1 }
        if WidthTable.wide.containsSorted(scalar.value) { return 2 }
        return WidthTable.zero.containsSorted(scalar.value) ? 0 : 1
    }

    /// The cells a text takes on one line.
    ///
    /// - Complexity: O(*n*) in the text's length.
    package static func of(_ text: SafeText) -> Int {
        if text.isASCII { return text.string.utf8.count }
        return CellSequence(text.string).reduce(0) { $0 + $1.width }
    }

    /// Nothing below the first combining mark is listed in the table.
    private static let firstListed: UInt32 = 0x300
}

extension [ClosedRange<UInt32>] {
    /// Whether a value lies in one of these ranges, which are sorted and do not overlap.
    fileprivate func containsSorted(_ value: UInt32) -> Bool {
        var low = startIndex
        var high = endIndex
        while low < high {
            let middle = low + (high - low) / 2
            if self[middle].upperBound < value {
                low = middle + 1
            } else {
                high = middle
            }
        }
        return low < endIndex && self[low].contains(value)
    }
}
