/// Text in all its forms, from plain to marked up.
extension UTType {
    /// Text: `public.text`.
    public static var text: UTType { UTType(known: "public.text") }

    /// Plain text: `public.plain-text`.
    public static var plainText: UTType { UTType(known: "public.plain-text") }

    /// Unicode text (UTF-8): `public.utf8-plain-text`.
    public static var utf8PlainText: UTType { UTType(known: "public.utf8-plain-text") }

    /// Unicode text (UTF-16, with byte order mark): `public.utf16-external-plain-text`.
    public static var utf16ExternalPlainText: UTType {
        UTType(known: "public.utf16-external-plain-text")
    }

    /// Unicode text (UTF-16): `public.utf16-plain-text`.
    public static var utf16PlainText: UTType { UTType(known: "public.utf16-plain-text") }

    /// Delimited text: `public.delimited-values-text`.
    public static var delimitedText: UTType { UTType(known: "public.delimited-values-text") }

    /// Comma-separated values: `public.comma-separated-values-text`.
    public static var commaSeparatedText: UTType {
        UTType(known: "public.comma-separated-values-text")
    }

    /// Tab-separated values: `public.tab-separated-values-text`.
    public static var tabSeparatedText: UTType { UTType(known: "public.tab-separated-values-text") }

    /// Tab-separated values (UTF-8): `public.utf8-tab-separated-values-text`.
    public static var utf8TabSeparatedText: UTType {
        UTType(known: "public.utf8-tab-separated-values-text")
    }

    /// Rich text: `public.rtf`.
    public static var rtf: UTType { UTType(known: "public.rtf") }

    /// HTML text: `public.html`.
    public static var html: UTType { UTType(known: "public.html") }

    /// XML text: `public.xml`.
    public static var xml: UTType { UTType(known: "public.xml") }

    /// YAML document: `public.yaml`.
    public static var yaml: UTType { UTType(known: "public.yaml") }

    /// JSON: `public.json`.
    public static var json: UTType { UTType(known: "public.json") }

    /// GeoJSON: `public.geojson`.
    public static var geoJSON: UTType { UTType(known: "public.geojson") }

    /// CSS style sheet: `public.css`.
    public static var css: UTType { UTType(known: "public.css") }

    /// Contact card: `public.vcard`.
    public static var vCard: UTType { UTType(known: "public.vcard") }

    /// Playlist (M3U): `public.m3u-playlist`.
    public static var m3uPlaylist: UTType { UTType(known: "public.m3u-playlist") }

    /// E-mail message: `public.email-message`.
    public static var emailMessage: UTType { UTType(known: "public.email-message") }
}

extension TypeDeclaration {
    /// What is declared of the types above; the first that has a tag is the preferred one.
    static let text: [TypeDeclaration] = [
        .init("public.text", "Text", parents: ["public.data", "public.content"]),
        .init(
            "public.plain-text",
            "Plain text",
            parents: ["public.text"],
            extensions: ["txt", "text"],
            mimeTypes: ["text/plain"]
        ),
        .init("public.utf8-plain-text", "Unicode text (UTF-8)", parents: ["public.plain-text"]),
        .init(
            "public.utf16-external-plain-text",
            "Unicode text (UTF-16, with byte order mark)",
            parents: ["public.plain-text"]
        ),
        .init("public.utf16-plain-text", "Unicode text (UTF-16)", parents: ["public.plain-text"]),
        .init("public.delimited-values-text", "Delimited text", parents: ["public.text"]),
        .init(
            "public.comma-separated-values-text",
            "Comma-separated values",
            parents: ["public.delimited-values-text"],
            extensions: ["csv"],
            mimeTypes: ["text/csv", "text/comma-separated-values"],
            reference: "https://www.rfc-editor.org/rfc/rfc4180"
        ),
        .init(
            "public.tab-separated-values-text",
            "Tab-separated values",
            parents: ["public.delimited-values-text"],
            extensions: ["tsv", "tab"],
            mimeTypes: ["text/tab-separated-values"]
        ),
        .init(
            "public.utf8-tab-separated-values-text",
            "Tab-separated values (UTF-8)",
            parents: ["public.tab-separated-values-text", "public.utf8-plain-text"]
        ),
        .init(
            "public.rtf",
            "Rich text",
            parents: ["public.text"],
            extensions: ["rtf"],
            mimeTypes: ["text/rtf", "application/rtf"]
        ),
        .init(
            "public.html",
            "HTML text",
            parents: ["public.text"],
            extensions: ["html", "htm", "shtml", "shtm"],
            mimeTypes: ["text/html"],
            reference: "https://html.spec.whatwg.org/"
        ),
        .init(
            "public.xml",
            "XML text",
            parents: ["public.text"],
            extensions: ["xml"],
            mimeTypes: ["application/xml", "text/xml"],
            reference: "https://www.w3.org/TR/xml/"
        ),
        .init(
            "public.yaml",
            "YAML document",
            parents: ["public.text"],
            extensions: ["yml", "yaml"],
            mimeTypes: ["application/x-yaml", "application/yaml", "text/yaml"],
            reference: "https://yaml.org/spec/"
        ),
        .init(
            "public.json",
            "JSON",
            parents: ["public.text"],
            extensions: ["json"],
            mimeTypes: ["application/json"],
            reference: "https://www.rfc-editor.org/rfc/rfc8259"
        ),
        .init(
            "public.geojson",
            "GeoJSON",
            parents: ["public.json"],
            extensions: ["geojson"],
            mimeTypes: ["application/geo+json"],
            reference: "https://www.rfc-editor.org/rfc/rfc7946"
        ),
        .init(
            "public.css",
            "CSS style sheet",
            parents: ["public.text"],
            extensions: ["css"],
            mimeTypes: ["text/css"],
            reference: "https://www.w3.org/TR/CSS/"
        ),
        .init(
            "public.vcard",
            "Contact card",
            parents: ["public.text", "public.contact"],
            extensions: ["vcf", "vcard"],
            mimeTypes: ["text/vcard", "text/x-vcard", "text/directory"],
            reference: "https://www.rfc-editor.org/rfc/rfc6350"
        ),
        .init(
            "public.m3u-playlist",
            "Playlist (M3U)",
            parents: ["public.text", "public.playlist"],
            extensions: ["m3u", "m3u8"],
            mimeTypes: [
                "audio/x-mpegurl", "audio/mpegurl", "application/x-mpegurl",
                "application/vnd.apple.mpegurl",
            ]
        ),
        .init("public.email-message", "E-mail message", parents: ["public.message"]),
    ]
}
