/// Documents, property lists and links.
extension UTType {
    /// PDF document: `com.adobe.pdf`.
    public static var pdf: UTType { UTType(known: "com.adobe.pdf") }

    /// Rich text with attachments: `com.apple.rtfd`.
    public static var rtfd: UTType { UTType(known: "com.apple.rtfd") }

    /// Rich text with attachments, flat: `com.apple.flat-rtfd`.
    public static var flatRTFD: UTType { UTType(known: "com.apple.flat-rtfd") }

    /// Web archive: `com.apple.webarchive`.
    public static var webArchive: UTType { UTType(known: "com.apple.webarchive") }

    /// Presentation: `public.presentation`.
    public static var presentation: UTType { UTType(known: "public.presentation") }

    /// Spreadsheet: `public.spreadsheet`.
    public static var spreadsheet: UTType { UTType(known: "public.spreadsheet") }

    /// Electronic publication: `org.idpf.epub-container`.
    public static var epub: UTType { UTType(known: "org.idpf.epub-container") }

    /// Property list: `com.apple.property-list`.
    public static var propertyList: UTType { UTType(known: "com.apple.property-list") }

    /// Property list (XML): `com.apple.xml-property-list`.
    public static var xmlPropertyList: UTType { UTType(known: "com.apple.xml-property-list") }

    /// Property list (binary): `com.apple.binary-property-list`.
    public static var binaryPropertyList: UTType { UTType(known: "com.apple.binary-property-list") }

    /// Metadata of a link: `com.apple.linkpresentation.metadata`.
    public static var linkPresentationMetadata: UTType {
        UTType(known: "com.apple.linkpresentation.metadata")
    }

    /// URL: `public.url`.
    public static var url: UTType { UTType(known: "public.url") }

    /// File URL: `public.file-url`.
    public static var fileURL: UTType { UTType(known: "public.file-url") }

    /// URL bookmark: `com.apple.bookmark`.
    public static var urlBookmarkData: UTType { UTType(known: "com.apple.bookmark") }

    /// Internet location: `com.apple.internet-location`.
    public static var internetLocation: UTType { UTType(known: "com.apple.internet-location") }

    /// Internet shortcut: `com.apple.internet-location`, the same as ``internetLocation``.
    ///
    /// That is what Apple's table says; files that end in `.url` are of the declared type
    /// `com.microsoft.internet-shortcut`.
    public static var internetShortcut: UTType { UTType(known: "com.apple.internet-location") }

    /// Personal information exchange: `com.rsa.pkcs-12`.
    public static var pkcs12: UTType { UTType(known: "com.rsa.pkcs-12") }

    /// X.509 certificate: `public.x509-certificate`.
    public static var x509Certificate: UTType { UTType(known: "public.x509-certificate") }
}

extension TypeDeclaration {
    /// What is declared of the types above; the first that has a tag is the preferred one.
    static let documents: [TypeDeclaration] = [
        .init(
            "com.adobe.pdf",
            "PDF document",
            parents: ["public.data", "public.composite-content"],
            extensions: ["pdf"],
            mimeTypes: ["application/pdf", "application/x-pdf"],
            reference: "https://www.iso.org/standard/75839.html"
        ),
        .init(
            "com.apple.rtfd",
            "Rich text with attachments",
            parents: ["com.apple.package", "public.composite-content"],
            extensions: ["rtfd"]
        ),
        .init(
            "com.apple.flat-rtfd",
            "Rich text with attachments, flat",
            parents: ["public.data", "public.composite-content"]
        ),
        .init(
            "com.apple.webarchive",
            "Web archive",
            parents: ["public.data", "public.composite-content"],
            extensions: ["webarchive"],
            mimeTypes: ["application/x-webarchive"]
        ),
        .init("public.presentation", "Presentation", parents: ["public.composite-content"]),
        .init("public.spreadsheet", "Spreadsheet", parents: ["public.content"]),
        .init(
            "org.idpf.epub-container",
            "Electronic publication",
            parents: ["public.data", "public.composite-content"],
            extensions: ["epub"],
            mimeTypes: ["application/epub+zip"],
            reference: "https://www.w3.org/TR/epub/"
        ),
        .init(
            "com.apple.property-list",
            "Property list",
            parents: ["public.data"],
            extensions: ["plist"]
        ),
        .init(
            "com.apple.xml-property-list",
            "Property list (XML)",
            parents: ["public.xml", "com.apple.property-list"]
        ),
        .init(
            "com.apple.binary-property-list",
            "Property list (binary)",
            parents: ["com.apple.property-list"]
        ),
        .init(
            "com.apple.linkpresentation.metadata",
            "Metadata of a link",
            parents: ["public.data"]
        ),
        .init("public.url", "URL", parents: ["public.data"]),
        .init("public.file-url", "File URL", parents: ["public.url"]),
        .init(
            "com.apple.bookmark",
            "URL bookmark",
            parents: ["public.data", "com.apple.resolvable"]
        ),
        .init(
            "com.apple.internet-location",
            "Internet location",
            parents: ["public.data"],
            extensions: ["inetloc"]
        ),
        .init(
            "com.rsa.pkcs-12",
            "Personal information exchange",
            parents: ["public.data"],
            extensions: ["p12", "pfx"],
            mimeTypes: ["application/x-pkcs12", "application/pkcs12"],
            reference: "https://www.rfc-editor.org/rfc/rfc7292"
        ),
        .init(
            "public.x509-certificate",
            "X.509 certificate",
            parents: ["public.data"],
            extensions: ["cer", "crt", "der"],
            mimeTypes: ["application/x-x509-ca-cert", "application/pkix-cert"],
            reference: "https://www.rfc-editor.org/rfc/rfc5280"
        ),
    ]
}
