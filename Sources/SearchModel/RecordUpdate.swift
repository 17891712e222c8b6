/// How an update merges into a stored record.
extension Record {
    /// The record after an update (S8).
    ///
    /// What the update sets replaces, what it cleared goes, what it never touched stays. Identity,
    /// and whatever else the update does not mention, are the stored one's.
    package func merging(_ update: Record) -> Record {
        var merged = self
        for (name, value) in update.attributes {
            merged.attributes[name] = value == .cleared ? nil : value
        }
        for custom in update.customAttributes {
            merged.customAttributes.removeAll { $0.name == custom.name }
            if custom.value != .cleared { merged.customAttributes.append(custom) }
        }
        merged.domain = update.domain ?? domain
        merged.expiration = update.expiration == .standard ? expiration : update.expiration
        merged.activity = update.activity ?? activity
        return merged
    }

    /// The record as it is inserted: cleared attributes are simply absent.
    package var withoutCleared: Record {
        guard
            attributes.values.contains(.cleared)
                || customAttributes.contains(where: { $0.value == .cleared })
        else { return self }
        var record = self
        record.attributes = attributes.filter { $0.value != .cleared }
        record.customAttributes = customAttributes.filter { $0.value != .cleared }
        return record
    }
}
