public import Foundation

/// The attributes of things that happen at a time: events, tasks, reminders.
extension CSSearchableItemAttributeSet {
    /// Whether the event takes whole days: 0 or 1.
    public var allDay: NSNumber? {
        get { attributes.number() }
        set { attributes.setNumber(newValue) }
    }

    /// When the item was completed.
    public var completionDate: Date? {
        get { attributes.date() }
        set { attributes.setDate(newValue) }
    }

    /// When the item is due.
    public var dueDate: Date? {
        get { attributes.date() }
        set { attributes.setDate(newValue) }
    }

    /// When the event ends.
    public var endDate: Date? {
        get { attributes.date() }
        set { attributes.setDate(newValue) }
    }

    /// Dates that matter for the item.
    public var importantDates: [Date]? {
        get { attributes.dates() }
        set { attributes.setDates(newValue) }
    }

    /// When the event starts.
    public var startDate: Date? {
        get { attributes.date() }
        set { attributes.setDate(newValue) }
    }
}
