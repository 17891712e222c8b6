// The re-export gives code that imports `MobileCoreServices` the types it goes on to use.
@_exported public import UniformTypeIdentifiers

/// Text, under the name it has in Core Foundation.
///
/// Linux has no Core Foundation text that Swift could see. As another name for `String` it makes
/// all of these compile without a warning: `kUTTypeText as String`, `let type: CFString`, and a
/// bare `kUTTypeText` where a `String` is wanted.
public typealias CFString = String
