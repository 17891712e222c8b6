/// A prefix that many documents have, with its answers: a record of the `nodes` section.
struct HeavyPrefix {
    /// How many integers one takes.
    static let width = 14

    /// The terms it begins.
    var termLow: UInt32 = 0
    var termHigh: UInt32 = 0
    /// Its bytes: so many of its first term.
    var length: UInt32 = 0
    /// 1 when its first term is the prefix itself.
    var isTerm: UInt32 = 0
    /// Documents that match strictly, and those that match loosely only.
    var strictCount: UInt32 = 0
    var looseCount: UInt32 = 0
    /// Its best documents in `tops`: document « 6 | value.
    var topStart: UInt32 = 0
    var topCount: UInt32 = 0
    /// One more than the number of its planes; 0 when it is not dense.
    var plane: UInt32 = 0
    /// Where its loose documents begin in `planeLoose`; there are `looseCount`.
    var looseStart: UInt32 = 0
    /// Its applications in `nodeApplications`.
    var applicationStart: UInt32 = 0
    var applicationCount: UInt32 = 0
    /// Its entries in `documentLists`; none when it is dense, or not common.
    var listStart: UInt32 = 0
    var listCount: UInt32 = 0

    init() {}

    init(_ nodes: Column<UInt32>, _ number: Int) {
        let base = number * Self.width
        termLow = nodes[base]
        termHigh = nodes[base + 1]
        length = nodes[base + 2]
        isTerm = nodes[base + 3]
        strictCount = nodes[base + 4]
        looseCount = nodes[base + 5]
        topStart = nodes[base + 6]
        topCount = nodes[base + 7]
        plane = nodes[base + 8]
        looseStart = nodes[base + 9]
        applicationStart = nodes[base + 10]
        applicationCount = nodes[base + 11]
        listStart = nodes[base + 12]
        listCount = nodes[base + 13]
    }

    func append(to nodes: inout [UInt32]) {
        nodes.append(contentsOf: [
            termLow, termHigh, length, isTerm, strictCount, looseCount,
            topStart, topCount, plane, looseStart, applicationStart, applicationCount,
            listStart, listCount,
        ])
    }
}

/// The planes of a dense prefix: one bit a document in each, `wordCount` words apart.
///
/// Plane 0 says that the document matches strictly; planes 1 to 4 are the bits of its tier.
enum BitPlanes {
    static let planeCount = 1 + RankingWeights.tierBits

    /// Words of one plane, rounded up to whole cache lines.
    static func wordCount(documents: Int) -> Int {
        (documents + 511) / 512 * 8
    }
}
