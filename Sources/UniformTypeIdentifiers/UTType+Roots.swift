/// The roots of the tree: what everything else conforms to.
extension UTType {
    /// Item: `public.item`.
    public static var item: UTType { UTType(known: "public.item") }

    /// Content: `public.content`.
    public static var content: UTType { UTType(known: "public.content") }

    /// Composite content: `public.composite-content`.
    public static var compositeContent: UTType { UTType(known: "public.composite-content") }

    /// Data: `public.data`.
    public static var data: UTType { UTType(known: "public.data") }

    /// Database: `public.database`.
    public static var database: UTType { UTType(known: "public.database") }

    /// Message: `public.message`.
    public static var message: UTType { UTType(known: "public.message") }

    /// Contact: `public.contact`.
    public static var contact: UTType { UTType(known: "public.contact") }

    /// Archive: `public.archive`.
    public static var archive: UTType { UTType(known: "public.archive") }

    /// Executable: `public.executable`.
    public static var executable: UTType { UTType(known: "public.executable") }

    /// Resolvable item: `com.apple.resolvable`.
    public static var resolvable: UTType { UTType(known: "com.apple.resolvable") }

    /// Bookmark: `public.bookmark`.
    public static var bookmark: UTType { UTType(known: "public.bookmark") }

    /// Calendar event: `public.calendar-event`.
    public static var calendarEvent: UTType { UTType(known: "public.calendar-event") }

    /// To-do item: `public.to-do-item`.
    public static var toDoItem: UTType { UTType(known: "public.to-do-item") }

    /// Font: `public.font`.
    public static var font: UTType { UTType(known: "public.font") }

    /// Playlist: `public.playlist`.
    public static var playlist: UTType { UTType(known: "public.playlist") }

    /// Log: `public.log`.
    public static var log: UTType { UTType(known: "public.log") }

    /// Disk image: `public.disk-image`.
    public static var diskImage: UTType { UTType(known: "public.disk-image") }

    /// Live photo: `com.apple.live-photo`.
    public static var livePhoto: UTType { UTType(known: "com.apple.live-photo") }
}

extension TypeDeclaration {
    /// What is declared of the types above; the first that has a tag is the preferred one.
    static let roots: [TypeDeclaration] = [
        .init("public.item", "Item"),
        .init("public.content", "Content"),
        .init("public.composite-content", "Composite content", parents: ["public.content"]),
        .init("public.data", "Data", parents: ["public.item"]),
        .init("public.database", "Database"),
        .init("public.message", "Message"),
        .init("public.contact", "Contact"),
        .init("public.archive", "Archive"),
        .init("public.executable", "Executable", parents: ["public.item"]),
        .init("com.apple.resolvable", "Resolvable item"),
        .init("public.bookmark", "Bookmark"),
        .init("public.calendar-event", "Calendar event"),
        .init("public.to-do-item", "To-do item"),
        .init("public.font", "Font"),
        .init("public.playlist", "Playlist"),
        .init("public.log", "Log"),
        .init("public.disk-image", "Disk image", parents: ["public.archive"]),
        .init("com.apple.live-photo", "Live photo"),
    ]
}
