/// The distinct ways terms stand in documents, each numbered once.
///
/// A document's entry for a term names a signature: the set of places the term has there. Most
/// entries share a few dozen. Ranking needs only a signature's `PlaceCode`; a word narrowed to one
/// attribute (`title:`) asks which of the occurrences are in it.
struct SignatureTable {
    /// One place of a term: the attribute's number, then six bits of flags.
    struct Occurrence: Hashable, Comparable {
        let bits: UInt32

        static let onlyWord: UInt32 = 1
        static let firstWord: UInt32 = 2
        private static let looseShift: UInt32 = 2

        init(bits: UInt32) {
            self.bits = bits
        }

        /// - Parameters:
        ///   - attribute: its number in the catalog.
        ///   - flags: `onlyWord` when the term is the whole value, `firstWord` when it starts it.
        ///   - looseRules: the raw rules it needs, four bits; 0 for a strict one.
        init(attribute: Int, flags: UInt32, looseRules: UInt8) {
            bits =
                UInt32(truncatingIfNeeded: attribute) << 6 | flags
                | UInt32(looseRules & 15) << Self.looseShift
        }

        var attribute: Int { Int(bits >> 6) }
        var isOnlyWord: Bool { bits & Self.onlyWord != 0 }
        var isFirstWord: Bool { bits & Self.firstWord != 0 }
        var looseRules: UInt8 { UInt8(bits >> Self.looseShift & 15) }

        /// The same place in an attribute of another number.
        func renumbered(_ attribute: Int) -> Occurrence {
            Occurrence(bits: UInt32(truncatingIfNeeded: attribute) << 6 | bits & 63)
        }

        static func < (lhs: Occurrence, rhs: Occurrence) -> Bool { lhs.bits < rhs.bits }
    }

    private(set) var occurrences: [[Occurrence]] = []
    private(set) var codes: [UInt8] = []
    private var numbers: [[Occurrence]: UInt32] = [:]
    private var unions: [UInt64: UInt32] = [:]

    /// The number of a set of occurrences.
    mutating func number(
        of set: [Occurrence],
        attributes: [Catalog.Attribute]
    ) -> UInt32 {
        if let number = numbers[set] { return number }
        let number = UInt32(occurrences.count)
        numbers[set] = number
        occurrences.append(set)
        codes.append(Self.code(of: set, attributes: attributes)?.bits ?? 0)
        return number
    }

    /// The number of two signatures' union.
    mutating func union(
        _ first: UInt32,
        _ second: UInt32,
        attributes: [Catalog.Attribute]
    ) -> UInt32 {
        if first == second { return first }
        let pair = UInt64(first) << 32 | UInt64(second)
        if let known = unions[pair] { return known }
        let set = Set(occurrences[Int(first)]).union(occurrences[Int(second)]).sorted()
        let result = number(of: set, attributes: attributes)
        unions[pair] = result
        return result
    }

    /// Puts the signature `order[n]` in place n; numbers given before mean nothing any more.
    mutating func reorder(_ order: [Int]) {
        occurrences = order.map { occurrences[$0] }
        codes = order.map { codes[$0] }
        numbers = [:]
        unions = [:]
    }

    /// What ranking keeps of some occurrences: strict ones if there are any, else the loose.
    static func code(
        of set: some Sequence<Occurrence>,
        attributes: [Catalog.Attribute]
    ) -> PlaceCode? {
        var strict = Summary()
        var loose = Summary()
        for occurrence in set where occurrence.attribute < attributes.count {
            let place = Place(
                attributes[occurrence.attribute].field,
                isFirstWord: occurrence.isFirstWord
            )
            if occurrence.looseRules == 0 {
                strict.add(place, isOnlyWord: occurrence.isOnlyWord)
            } else {
                loose.add(place, isOnlyWord: occurrence.isOnlyWord)
            }
        }
        if let best = strict.best {
            return PlaceCode(best: best, exact: strict.exact, isLoose: false)
        }
        return loose.best.map { PlaceCode(best: $0, exact: loose.exact, isLoose: true) }
    }

    private struct Summary {
        var best: Place?
        var exact: Place?

        mutating func add(_ place: Place, isOnlyWord: Bool) {
            best = min(best ?? place, place)
            if isOnlyWord, place != .titleLater { exact = min(exact ?? place, place) }
        }
    }
}
