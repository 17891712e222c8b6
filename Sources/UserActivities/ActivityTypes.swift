/// A name an app gives to an activity it saved, to find and delete it again.
public typealias NSUserActivityPersistentIdentifier = String

/// The activity type of a web page that is being looked at.
///
/// An activity of this type carries the page's address in `webpageURL` and needs nothing in
/// `userInfo`. It is what choosing a result found in web markup delivers.
public let NSUserActivityTypeBrowsingWeb: String = "NSUserActivityTypeBrowsingWeb"

// MARK: Error codes, in `NSCocoaErrorDomain` (S130)
//
// Linux Foundation has the same names, though not the class. Ours step back, so that code which
// imports both is not told that a name is ambiguous.

/// The data of the activity could not be had.
@_disfavoredOverload public var NSUserActivityHandoffFailedError: Int { 4608 }

/// No connection to the device the activity comes from could be made.
@_disfavoredOverload public var NSUserActivityConnectionUnavailableError: Int { 4609 }

/// The other app did not answer in time.
@_disfavoredOverload public var NSUserActivityRemoteApplicationTimedOutError: Int { 4610 }

/// The `userInfo` of the activity was too large to be sent.
@_disfavoredOverload public var NSUserActivityHandoffUserInfoTooLargeError: Int { 4611 }

/// The lowest code kept for user activities.
@_disfavoredOverload public var NSUserActivityErrorMinimum: Int { 4608 }

/// The highest code kept for user activities.
@_disfavoredOverload public var NSUserActivityErrorMaximum: Int { 4863 }
