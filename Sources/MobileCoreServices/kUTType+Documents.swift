// The `kUTType…` names of the family `UTType+Documents`.

/// The identifier `com.apple.binary-property-list`; today `UTType.binaryPropertyList`.
public let kUTTypeBinaryPropertyList: CFString = "com.apple.binary-property-list"

/// The identifier `org.idpf.epub-container`; today `UTType.epub`.
public let kUTTypeElectronicPublication: CFString = "org.idpf.epub-container"

/// The identifier `public.file-url`; today `UTType.fileURL`.
public let kUTTypeFileURL: CFString = "public.file-url"

/// The identifier `com.apple.flat-rtfd`; today `UTType.flatRTFD`.
public let kUTTypeFlatRTFD: CFString = "com.apple.flat-rtfd"

/// The identifier `com.apple.internet-location`; today `UTType.internetLocation`.
public let kUTTypeInternetLocation: CFString = "com.apple.internet-location"

/// The identifier `com.adobe.pdf`; today `UTType.pdf`.
public let kUTTypePDF: CFString = "com.adobe.pdf"

/// The identifier `com.rsa.pkcs-12`; today `UTType.pkcs12`.
public let kUTTypePKCS12: CFString = "com.rsa.pkcs-12"

/// The identifier `public.presentation`; today `UTType.presentation`.
public let kUTTypePresentation: CFString = "public.presentation"

/// The identifier `com.apple.property-list`; today `UTType.propertyList`.
public let kUTTypePropertyList: CFString = "com.apple.property-list"

/// The identifier `com.apple.rtfd`; today `UTType.rtfd`.
public let kUTTypeRTFD: CFString = "com.apple.rtfd"

/// The identifier `public.spreadsheet`; today `UTType.spreadsheet`.
public let kUTTypeSpreadsheet: CFString = "public.spreadsheet"

/// The identifier `com.apple.txn.text-multimedia-data`; it has no `UTType` constant.
public let kUTTypeTXNTextAndMultimediaData: CFString = "com.apple.txn.text-multimedia-data"

/// The identifier `public.url`; today `UTType.url`.
public let kUTTypeURL: CFString = "public.url"

/// The identifier `com.apple.bookmark`; today `UTType.urlBookmarkData`.
public let kUTTypeURLBookmarkData: CFString = "com.apple.bookmark"

/// The identifier `com.apple.webarchive`; today `UTType.webArchive`.
public let kUTTypeWebArchive: CFString = "com.apple.webarchive"

/// The identifier `public.x509-certificate`; today `UTType.x509Certificate`.
public let kUTTypeX509Certificate: CFString = "public.x509-certificate"

/// The identifier `com.apple.xml-property-list`; today `UTType.xmlPropertyList`.
public let kUTTypeXMLPropertyList: CFString = "com.apple.xml-property-list"
