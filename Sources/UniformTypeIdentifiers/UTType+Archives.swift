/// Archives and compressed files.
extension UTType {
    /// Gzip archive: `org.gnu.gnu-zip-archive`.
    public static var gzip: UTType { UTType(known: "org.gnu.gnu-zip-archive") }

    /// Bzip2 archive: `public.bzip2-archive`.
    public static var bz2: UTType { UTType(known: "public.bzip2-archive") }

    /// Zip archive: `public.zip-archive`.
    public static var zip: UTType { UTType(known: "public.zip-archive") }

    /// Apple archive: `com.apple.archive`.
    public static var appleArchive: UTType { UTType(known: "com.apple.archive") }

    /// Tar archive: `public.tar-archive`.
    public static var tarArchive: UTType { UTType(known: "public.tar-archive") }
}

extension TypeDeclaration {
    /// What is declared of the types above; the first that has a tag is the preferred one.
    static let archives: [TypeDeclaration] = [
        .init(
            "org.gnu.gnu-zip-archive",
            "Gzip archive",
            parents: ["public.data", "public.archive"],
            extensions: ["gz", "gzip"],
            mimeTypes: ["application/x-gzip", "application/gzip"],
            reference: "https://www.rfc-editor.org/rfc/rfc1952"
        ),
        .init(
            "public.bzip2-archive",
            "Bzip2 archive",
            parents: ["public.data", "public.archive"],
            extensions: ["bz2", "bzip2", "bz"],
            mimeTypes: ["application/x-bzip2", "application/x-bzip"]
        ),
        .init(
            "public.zip-archive",
            "Zip archive",
            parents: ["com.pkware.zip-archive"],
            extensions: ["zip"],
            mimeTypes: ["application/zip", "application/x-zip-compressed"]
        ),
        .init(
            "com.apple.archive",
            "Apple archive",
            parents: ["public.data", "public.archive"],
            extensions: ["aar"]
        ),
        .init(
            "public.tar-archive",
            "Tar archive",
            parents: ["public.data", "public.archive"],
            extensions: ["tar"],
            mimeTypes: ["application/x-tar", "application/tar"]
        ),
    ]
}
