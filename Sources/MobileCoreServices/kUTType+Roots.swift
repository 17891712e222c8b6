// The `kUTType…` names of the family `UTType+Roots`.

/// The identifier `public.archive`; today `UTType.archive`.
public let kUTTypeArchive: CFString = "public.archive"

/// The identifier `public.bookmark`; today `UTType.bookmark`.
public let kUTTypeBookmark: CFString = "public.bookmark"

/// The identifier `public.calendar-event`; today `UTType.calendarEvent`.
public let kUTTypeCalendarEvent: CFString = "public.calendar-event"

/// The identifier `public.composite-content`; today `UTType.compositeContent`.
public let kUTTypeCompositeContent: CFString = "public.composite-content"

/// The identifier `public.contact`; today `UTType.contact`.
public let kUTTypeContact: CFString = "public.contact"

/// The identifier `public.content`; today `UTType.content`.
public let kUTTypeContent: CFString = "public.content"

/// The identifier `public.data`; today `UTType.data`.
public let kUTTypeData: CFString = "public.data"

/// The identifier `public.database`; today `UTType.database`.
public let kUTTypeDatabase: CFString = "public.database"

/// The identifier `public.disk-image`; today `UTType.diskImage`.
public let kUTTypeDiskImage: CFString = "public.disk-image"

/// The identifier `public.executable`; today `UTType.executable`.
public let kUTTypeExecutable: CFString = "public.executable"

/// The identifier `public.font`; today `UTType.font`.
public let kUTTypeFont: CFString = "public.font"

/// The identifier `public.item`; today `UTType.item`.
public let kUTTypeItem: CFString = "public.item"

/// The identifier `com.apple.live-photo`; today `UTType.livePhoto`.
public let kUTTypeLivePhoto: CFString = "com.apple.live-photo"

/// The identifier `public.log`; today `UTType.log`.
public let kUTTypeLog: CFString = "public.log"

/// The identifier `public.message`; today `UTType.message`.
public let kUTTypeMessage: CFString = "public.message"

/// The identifier `public.playlist`; today `UTType.playlist`.
public let kUTTypePlaylist: CFString = "public.playlist"

/// The identifier `com.apple.resolvable`; today `UTType.resolvable`.
public let kUTTypeResolvable: CFString = "com.apple.resolvable"

/// The identifier `public.to-do-item`; today `UTType.toDoItem`.
public let kUTTypeToDoItem: CFString = "public.to-do-item"
