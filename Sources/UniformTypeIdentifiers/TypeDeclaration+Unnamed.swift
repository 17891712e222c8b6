/// The declared types without a `UTType` constant.
extension TypeDeclaration {
    /// Types that Apple gives no `UTType` constant: old ones that only `kUTType…` names, links
    /// between the families, and the formats of files that people have.
    static let unnamed: [TypeDeclaration] = [
        .init(
            "com.apple.alias-record",
            "Alias record",
            parents: ["public.data", "com.apple.resolvable"]
        ),
        .init(
            "com.apple.application-file",
            "Application file",
            parents: ["com.apple.application", "public.data"]
        ),
        .init("com.apple.ink.inktext", "Ink text", parents: ["public.data"]),
        .init(
            "public.jpeg-2000",
            "JPEG 2000 image",
            parents: ["public.image"],
            extensions: ["jp2", "jpf", "jpx", "j2k", "j2c"],
            mimeTypes: ["image/jp2", "image/jpeg2000", "image/jpx"]
        ),
        .init(
            "com.sun.java-archive",
            "Java archive",
            parents: ["com.pkware.zip-archive", "public.executable"],
            extensions: ["jar"],
            mimeTypes: ["application/java-archive"]
        ),
        .init(
            "com.sun.java-class",
            "Java class",
            parents: ["public.data", "public.executable"],
            extensions: ["class"],
            mimeTypes: ["application/java-vm"]
        ),
        .init(
            "com.sun.java-source",
            "Java source",
            parents: ["public.source-code"],
            extensions: ["java", "jav"],
            mimeTypes: ["text/x-java-source", "text/x-java"]
        ),
        .init(
            "com.apple.pict",
            "PICT image",
            parents: ["public.image"],
            extensions: ["pict", "pct", "pic"],
            mimeTypes: ["image/pict", "image/x-pict"]
        ),
        .init(
            "com.apple.quicktime-image",
            "QuickTime image",
            parents: ["public.image"],
            extensions: ["qtif", "qti"],
            mimeTypes: ["image/x-quicktime"]
        ),
        .init(
            "com.apple.txn.text-multimedia-data",
            "Text with media",
            parents: ["public.data", "public.composite-content"],
            extensions: ["txtn"]
        ),
        .init(
            "com.pkware.zip-archive",
            "Zip archive (PKWARE)",
            parents: ["public.data", "public.archive"]
        ),
        .init(
            "public.aifc-audio",
            "AIFF-C audio",
            parents: ["public.audio"],
            extensions: ["aifc"],
            mimeTypes: ["audio/x-aifc"]
        ),
        .init("public.heif-standard", "HEIF image container", parents: ["public.image"]),
        .init(
            "com.apple.m4v-video",
            "Apple MPEG-4 video",
            parents: ["public.mpeg-4"],
            extensions: ["m4v"],
            mimeTypes: ["video/x-m4v"]
        ),
        .init(
            "com.apple.m4a-audio",
            "Apple MPEG-4 audio",
            parents: ["public.mpeg-4-audio"],
            extensions: ["m4a", "m4r"],
            mimeTypes: ["audio/x-m4a"]
        ),
        .init(
            "com.apple.log",
            "Log file",
            parents: ["public.log", "public.plain-text"],
            extensions: ["log"]
        ),
        .init(
            "com.apple.ical.ics",
            "Calendar file",
            parents: ["public.calendar-event", "public.text"],
            extensions: ["ics", "ical"],
            mimeTypes: ["text/calendar"]
        ),
        .init(
            "com.apple.mail.email",
            "Mail message file",
            parents: ["public.data", "public.email-message"],
            extensions: ["eml"],
            mimeTypes: ["message/rfc822"]
        ),
        .init(
            "com.apple.web-internet-location",
            "Web location",
            parents: ["com.apple.internet-location"],
            extensions: ["webloc"]
        ),
        .init(
            "com.microsoft.internet-shortcut",
            "Windows internet shortcut",
            parents: ["public.data"],
            extensions: ["url"],
            mimeTypes: ["application/internet-shortcut"]
        ),
        .init(
            "com.apple.disk-image-udif",
            "Disk image (UDIF)",
            parents: ["public.disk-image", "public.data"],
            extensions: ["dmg", "smi"],
            mimeTypes: ["application/x-apple-diskimage"]
        ),
        .init(
            "public.iso-image",
            "Disc image (ISO)",
            parents: ["public.disk-image", "public.data"],
            extensions: ["iso", "cdr"],
            mimeTypes: ["application/x-iso9660-image"]
        ),
        .init(
            "org.7-zip.7-zip-archive",
            "7-Zip archive",
            parents: ["public.data", "public.archive"],
            extensions: ["7z"],
            mimeTypes: ["application/x-7z-compressed"]
        ),
        .init(
            "com.rarlab.rar-archive",
            "RAR archive",
            parents: ["public.data", "public.archive"],
            extensions: ["rar"],
            mimeTypes: ["application/vnd.rar", "application/x-rar-compressed"]
        ),
        .init(
            "org.tukaani.xz-archive",
            "XZ archive",
            parents: ["public.data", "public.archive"],
            extensions: ["xz"],
            mimeTypes: ["application/x-xz"]
        ),
        .init(
            "com.facebook.zstandard-archive",
            "Zstandard archive",
            parents: ["public.data", "public.archive"],
            extensions: ["zst"],
            mimeTypes: ["application/zstd"]
        ),
        .init(
            "org.gnu.gnu-zip-tar-archive",
            "Tar archive (gzip)",
            parents: ["org.gnu.gnu-zip-archive"],
            extensions: ["tgz"],
            mimeTypes: ["application/x-compressed-tar"]
        ),
        .init(
            "org.debian.deb-archive",
            "Debian package",
            parents: ["public.data", "public.archive"],
            extensions: ["deb"],
            mimeTypes: ["application/vnd.debian.binary-package"]
        ),
        .init(
            "net.daringfireball.markdown",
            "Markdown text",
            parents: ["public.plain-text"],
            extensions: ["md", "markdown", "mdown"],
            mimeTypes: ["text/markdown", "text/x-markdown"]
        ),
        .init(
            "public.xhtml",
            "XHTML text",
            parents: ["public.xml"],
            extensions: ["xhtml", "xht"],
            mimeTypes: ["application/xhtml+xml"]
        ),
        .init(
            "public.rss",
            "RSS feed",
            parents: ["public.xml"],
            extensions: ["rss"],
            mimeTypes: ["application/rss+xml"]
        ),
        .init(
            "public.atom",
            "Atom feed",
            parents: ["public.xml"],
            extensions: ["atom"],
            mimeTypes: ["application/atom+xml"]
        ),
        .init(
            "com.microsoft.word.doc",
            "Word document (97)",
            parents: ["public.data", "public.composite-content"],
            extensions: ["doc"],
            mimeTypes: ["application/msword"]
        ),
        .init(
            "org.openxmlformats.wordprocessingml.document",
            "Word document",
            parents: ["public.data", "public.composite-content"],
            extensions: ["docx"],
            mimeTypes: ["application/vnd.openxmlformats-officedocument.wordprocessingml.document"]
        ),
        .init(
            "com.microsoft.excel.xls",
            "Excel workbook (97)",
            parents: ["public.data", "public.spreadsheet"],
            extensions: ["xls"],
            mimeTypes: ["application/vnd.ms-excel", "application/msexcel"]
        ),
        .init(
            "org.openxmlformats.spreadsheetml.sheet",
            "Excel workbook",
            parents: ["public.data", "public.spreadsheet"],
            extensions: ["xlsx"],
            mimeTypes: ["application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"]
        ),
        .init(
            "com.microsoft.powerpoint.ppt",
            "PowerPoint presentation (97)",
            parents: ["public.data", "public.presentation"],
            extensions: ["ppt"],
            mimeTypes: ["application/vnd.ms-powerpoint", "application/mspowerpoint"]
        ),
        .init(
            "org.openxmlformats.presentationml.presentation",
            "PowerPoint presentation",
            parents: ["public.data", "public.presentation"],
            extensions: ["pptx"],
            mimeTypes: ["application/vnd.openxmlformats-officedocument.presentationml.presentation"]
        ),
        .init(
            "org.oasis-open.opendocument.text",
            "OpenDocument text",
            parents: ["public.data", "public.composite-content"],
            extensions: ["odt"],
            mimeTypes: ["application/vnd.oasis.opendocument.text"]
        ),
        .init(
            "org.oasis-open.opendocument.spreadsheet",
            "OpenDocument spreadsheet",
            parents: ["public.data", "public.spreadsheet"],
            extensions: ["ods"],
            mimeTypes: ["application/vnd.oasis.opendocument.spreadsheet"]
        ),
        .init(
            "org.oasis-open.opendocument.presentation",
            "OpenDocument presentation",
            parents: ["public.data", "public.presentation"],
            extensions: ["odp"],
            mimeTypes: ["application/vnd.oasis.opendocument.presentation"]
        ),
        .init(
            "com.apple.iwork.pages.sffpages",
            "Pages document",
            parents: ["public.data", "public.composite-content"],
            extensions: ["pages"],
            mimeTypes: ["application/vnd.apple.pages"]
        ),
        .init(
            "com.apple.iwork.numbers.sffnumbers",
            "Numbers document",
            parents: ["public.data", "public.spreadsheet"],
            extensions: ["numbers"],
            mimeTypes: ["application/vnd.apple.numbers"]
        ),
        .init(
            "com.apple.iwork.keynote.sffkey",
            "Keynote document",
            parents: ["public.data", "public.presentation"],
            extensions: ["key"],
            mimeTypes: ["application/vnd.apple.keynote"]
        ),
        .init(
            "com.adobe.postscript",
            "PostScript document",
            parents: ["public.image"],
            extensions: ["ps"],
            mimeTypes: ["application/postscript"]
        ),
        .init(
            "com.adobe.encapsulated-postscript",
            "Encapsulated PostScript",
            parents: ["com.adobe.postscript"],
            extensions: ["eps", "epsf", "epsi"]
        ),
        .init(
            "com.adobe.photoshop-image",
            "Photoshop image",
            parents: ["public.image"],
            extensions: ["psd"],
            mimeTypes: ["image/vnd.adobe.photoshop"]
        ),
        .init(
            "com.truevision.tga-image",
            "TGA image",
            parents: ["public.image"],
            extensions: ["tga"],
            mimeTypes: ["image/targa", "image/tga"]
        ),
        .init(
            "public.avif",
            "AVIF image",
            parents: ["public.heif-standard"],
            extensions: ["avif"],
            mimeTypes: ["image/avif"]
        ),
        .init(
            "public.3gpp",
            "3GPP movie",
            parents: ["public.movie"],
            extensions: ["3gp", "3gpp"],
            mimeTypes: ["video/3gpp", "audio/3gpp"]
        ),
        .init(
            "public.3gpp2",
            "3GPP2 movie",
            parents: ["public.movie"],
            extensions: ["3g2", "3gp2"],
            mimeTypes: ["video/3gpp2", "audio/3gpp2"]
        ),
        .init(
            "org.webmproject.webm",
            "WebM movie",
            parents: ["public.movie"],
            extensions: ["webm"],
            mimeTypes: ["video/webm", "audio/webm"]
        ),
        .init(
            "org.matroska.mkv",
            "Matroska movie",
            parents: ["public.movie"],
            extensions: ["mkv"],
            mimeTypes: ["video/x-matroska"]
        ),
        .init(
            "org.xiph.flac",
            "FLAC audio",
            parents: ["public.audio"],
            extensions: ["flac"],
            mimeTypes: ["audio/flac", "audio/x-flac"]
        ),
        .init(
            "org.xiph.ogg-audio",
            "Ogg audio",
            parents: ["public.audio"],
            extensions: ["ogg", "oga"],
            mimeTypes: ["audio/ogg"]
        ),
        .init(
            "org.xiph.opus",
            "Opus audio",
            parents: ["public.audio"],
            extensions: ["opus"],
            mimeTypes: ["audio/opus"]
        ),
        .init(
            "public.aac-audio",
            "AAC audio",
            parents: ["public.audio"],
            extensions: ["aac", "adts"],
            mimeTypes: ["audio/aac", "audio/x-aac"]
        ),
        .init(
            "com.apple.coreaudio-format",
            "Core Audio file",
            parents: ["public.audio"],
            extensions: ["caf"],
            mimeTypes: ["audio/x-caf"]
        ),
        .init(
            "public.ulaw-audio",
            "Sun audio",
            parents: ["public.audio"],
            extensions: ["au", "ulw", "snd"],
            mimeTypes: ["audio/basic"]
        ),
        .init(
            "public.truetype-ttf-font",
            "TrueType font",
            parents: ["public.font", "public.data"],
            extensions: ["ttf"],
            mimeTypes: ["font/ttf"]
        ),
        .init(
            "public.opentype-font",
            "OpenType font",
            parents: ["public.font", "public.data"],
            extensions: ["otf"],
            mimeTypes: ["font/otf"]
        ),
        .init(
            "public.truetype-collection-font",
            "Font collection",
            parents: ["public.font", "public.data"],
            extensions: ["ttc"],
            mimeTypes: ["font/collection"]
        ),
        .init(
            "org.w3.woff",
            "Web font (WOFF)",
            parents: ["public.font", "public.data"],
            extensions: ["woff"],
            mimeTypes: ["font/woff"]
        ),
        .init(
            "org.w3.woff2",
            "Web font (WOFF 2)",
            parents: ["public.font", "public.data"],
            extensions: ["woff2"],
            mimeTypes: ["font/woff2"]
        ),
        .init(
            "org.sqlite.sqlite3",
            "SQLite database",
            parents: ["public.database", "public.data"],
            extensions: ["sqlite", "sqlite3", "db"],
            mimeTypes: ["application/vnd.sqlite3", "application/x-sqlite3"]
        ),
        .init(
            "com.apple.strings-text",
            "Localised strings",
            parents: ["public.plain-text"],
            extensions: ["strings"]
        ),
        .init(
            "org.rust-lang.rust-script",
            "Rust source",
            parents: ["public.source-code"],
            extensions: ["rs"],
            mimeTypes: ["text/rust"]
        ),
        .init(
            "org.golang.go-script",
            "Go source",
            parents: ["public.source-code"],
            extensions: ["go"],
            mimeTypes: ["text/x-go"]
        ),
        .init(
            "org.kotlinlang.source",
            "Kotlin source",
            parents: ["public.source-code"],
            extensions: ["kt", "kts"],
            mimeTypes: ["text/x-kotlin"]
        ),
        .init(
            "public.patch-file",
            "Patch",
            parents: ["public.plain-text"],
            extensions: ["patch", "diff"],
            mimeTypes: ["text/x-diff", "text/x-patch"]
        ),
        .init(
            "com.google.earth.kml",
            "Map annotations (KML)",
            parents: ["public.xml"],
            extensions: ["kml"],
            mimeTypes: ["application/vnd.google-earth.kml+xml"]
        ),
        .init(
            "com.topografix.gpx",
            "GPS tracks (GPX)",
            parents: ["public.xml"],
            extensions: ["gpx"],
            mimeTypes: ["application/gpx+xml"]
        ),
    ]
}
