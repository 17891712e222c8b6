/// The number of one question to the world, so that a late answer to an older one is dropped.
///
/// Every effect that will be answered carries one; `Model.isNewest` compares it on arrival, and
/// that is the only place where an answer is judged.
package struct Generation: Hashable, Comparable, Sendable {
    package let number: Int

    /// The number before any question.
    package static let none = Generation(number: 0)

    package init(number: Int) {
        self.number = number
    }

    /// The number of the question after this one.
    package var next: Generation { Generation(number: number + 1) }

    package static func < (lhs: Generation, rhs: Generation) -> Bool {
        lhs.number < rhs.number
    }
}
