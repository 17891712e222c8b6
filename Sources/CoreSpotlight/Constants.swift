// The strings by which an application knows what was opened, and where mail lies.
//
// The values of the first group are those seen on Apple's systems, because code compares literals
// with them (S67). The mailboxes' values are nowhere stated; ours are their names (O16).

/// The type of the activity that opens an item (S63).
public let CSSearchableItemActionType = "com.apple.corespotlightitem"

/// The key of an opened item's identifier in its activity's user info (S63).
public let CSSearchableItemActivityIdentifier = "kCSSearchableItemActivityIdentifier"

/// The type of the activity that goes on with a search inside the application (S65).
public let CSQueryContinuationActionType = "com.apple.corespotlightquerycontinuation"

/// The key of the typed text in the user info of a continued search (S65).
public let CSSearchQueryString = "kCSSearchQueryString"

/// The key of a custom button's identifier in an activity's user info (S64).
public let CSActionIdentifier = "kCSActionIdentifier"

/// The mailbox of arrived mail.
public let CSMailboxInbox = "CSMailboxInbox"

/// The mailbox of mail not sent yet.
public let CSMailboxDrafts = "CSMailboxDrafts"

/// The mailbox of sent mail.
public let CSMailboxSent = "CSMailboxSent"

/// The mailbox of junk.
public let CSMailboxJunk = "CSMailboxJunk"

/// The mailbox of deleted mail.
public let CSMailboxTrash = "CSMailboxTrash"

/// The mailbox of mail put aside.
public let CSMailboxArchive = "CSMailboxArchive"

/// The version of the interface, which Apple's headers number from 1.
public var CoreSpotlightAPIVersion: Int32 { 1 }

/// The version of this implementation.
public var CoreSpotlightVersionNumber: Double { 1 }
