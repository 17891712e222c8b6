/// The best few of many keys; the lower the better.
///
/// Keys come in any order. A short list is kept sorted. A longer one keeps up to twice as many as
/// asked for and sorts now and then, so an insertion costs a comparison and, rarely, a share of a
/// sort.
struct TopKeys {
    private static let shortCapacity = 8

    let capacity: Int
    private var keys: [UInt64] = []
    /// Keys from here on are certainly not among the best.
    private(set) var bound = UInt64.max

    init(capacity: Int) {
        self.capacity = max(0, capacity)
        if self.capacity == 0 { bound = 0 }
    }

    @inline(__always)
    mutating func insert(_ key: UInt64) {
        if key < bound { append(key) }
    }

    /// Whether it holds as many as it may.
    var isFull: Bool { keys.count >= capacity }

    private mutating func append(_ key: UInt64) {
        guard capacity > Self.shortCapacity else { return place(key) }
        keys.append(key)
        // A limit near Int.max means "all": never cut.
        if keys.count - capacity >= max(capacity, 32) { cut() }
    }

    private mutating func place(_ key: UInt64) {
        var index = keys.count
        keys.append(key)
        while index > 0, keys[index - 1] > key {
            keys[index] = keys[index - 1]
            index -= 1
        }
        keys[index] = key
        if keys.count > capacity { keys.removeLast() }
        if isFull, let last = keys.last { bound = last }
    }

    private mutating func cut() {
        keys.sort()
        keys.removeLast(keys.count - capacity)
        if let last = keys.last { bound = last }
    }

    /// The best keys, best first.
    mutating func sorted() -> [UInt64] {
        if keys.count > capacity { cut() } else { keys.sort() }
        return keys
    }

    /// Makes `bound` tight: called before it is used to skip work.
    mutating func tighten() {
        if isFull, capacity > Self.shortCapacity { cut() }
    }

    /// Puts better keys in the place of those they come from, whether those are kept or not.
    mutating func replace(_ better: [UInt64: UInt64]) {
        keys.removeAll { better[$0] != nil }
        keys.append(contentsOf: better.values)
    }
}
