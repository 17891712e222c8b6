/// Something that writes its state into an activity before the activity is handed over.
package protocol ActivityStateKeeping: AnyObject {
    /// Brings the activity up to date.
    func updateState(of activity: NSUserActivity)

    /// Empties the entries that keepers wrote before; called once, before the first of them.
    static func prepare(_ activity: NSUserActivity)
}

/// The objects that share an activity and keep its state, held weakly.
package struct ActivityStateKeepers {
    private struct Reference {
        weak var keeper: (any ActivityStateKeeping)?
    }

    private var references: [Reference] = []

    /// Nobody.
    init() {}

    /// How many objects share the activity.
    package var count: Int { references.count { $0.keeper != nil } }

    /// Adds an object, once.
    package mutating func add(_ keeper: any ActivityStateKeeping) {
        remove(keeper)
        references.append(Reference(keeper: keeper))
    }

    /// Takes an object away, and those that are gone.
    package mutating func remove(_ keeper: any ActivityStateKeeping) {
        references.removeAll { $0.keeper == nil || $0.keeper === keeper }
    }

    /// Has every object write its state, in the order they came.
    func updateState(of activity: NSUserActivity) {
        let keepers = references.compactMap(\.keeper)
        guard let first = keepers.first else { return }
        type(of: first).prepare(activity)
        for keeper in keepers { keeper.updateState(of: activity) }
    }
}
