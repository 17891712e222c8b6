// The `kUTType…` names of the family `UTType+Text`.

/// The identifier `public.comma-separated-values-text`; it has no `UTType` constant.
public let kUTTypeCommaSeparatedText: CFString = "public.comma-separated-values-text"

/// The identifier `public.delimited-values-text`; today `UTType.delimitedText`.
public let kUTTypeDelimitedText: CFString = "public.delimited-values-text"

/// The identifier `public.email-message`; today `UTType.emailMessage`.
public let kUTTypeEmailMessage: CFString = "public.email-message"

/// The identifier `public.html`; today `UTType.html`.
public let kUTTypeHTML: CFString = "public.html"

/// The identifier `com.apple.ink.inktext`; it has no `UTType` constant.
public let kUTTypeInkText: CFString = "com.apple.ink.inktext"

/// The identifier `public.json`; today `UTType.json`.
public let kUTTypeJSON: CFString = "public.json"

/// The identifier `public.m3u-playlist`; today `UTType.m3uPlaylist`.
public let kUTTypeM3UPlaylist: CFString = "public.m3u-playlist"

/// The identifier `public.plain-text`; today `UTType.plainText`.
public let kUTTypePlainText: CFString = "public.plain-text"

/// The identifier `public.rtf`; today `UTType.rtf`.
public let kUTTypeRTF: CFString = "public.rtf"

/// The identifier `public.tab-separated-values-text`; today `UTType.tabSeparatedText`.
public let kUTTypeTabSeparatedText: CFString = "public.tab-separated-values-text"

/// The identifier `public.text`; today `UTType.text`.
public let kUTTypeText: CFString = "public.text"

/// The identifier `public.utf16-external-plain-text`; it has no `UTType` constant.
public let kUTTypeUTF16ExternalPlainText: CFString = "public.utf16-external-plain-text"

/// The identifier `public.utf16-plain-text`; today `UTType.utf16PlainText`.
public let kUTTypeUTF16PlainText: CFString = "public.utf16-plain-text"

/// The identifier `public.utf8-plain-text`; today `UTType.utf8PlainText`.
public let kUTTypeUTF8PlainText: CFString = "public.utf8-plain-text"

/// The identifier `public.utf8-tab-separated-values-text`; it has no `UTType` constant.
public let kUTTypeUTF8TabSeparatedText: CFString = "public.utf8-tab-separated-values-text"

/// The identifier `public.vcard`; today `UTType.vCard`.
public let kUTTypeVCard: CFString = "public.vcard"

/// The identifier `public.xml`; today `UTType.xml`.
public let kUTTypeXML: CFString = "public.xml"
