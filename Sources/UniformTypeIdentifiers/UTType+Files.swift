/// Folders, bundles, programs and what else a file system holds.
extension UTType {
    /// Directory: `public.directory`.
    public static var directory: UTType { UTType(known: "public.directory") }

    /// Folder: `public.folder`.
    public static var folder: UTType { UTType(known: "public.folder") }

    /// Volume: `public.volume`.
    public static var volume: UTType { UTType(known: "public.volume") }

    /// Package: `com.apple.package`.
    public static var package: UTType { UTType(known: "com.apple.package") }

    /// Bundle: `com.apple.bundle`.
    public static var bundle: UTType { UTType(known: "com.apple.bundle") }

    /// Plug-in: `com.apple.plugin`.
    public static var pluginBundle: UTType { UTType(known: "com.apple.plugin") }

    /// Spotlight importer: `com.apple.metadata-importer`.
    public static var spotlightImporter: UTType { UTType(known: "com.apple.metadata-importer") }

    /// Quick Look generator: `com.apple.quicklook-generator`.
    public static var quickLookGenerator: UTType { UTType(known: "com.apple.quicklook-generator") }

    /// XPC service: `com.apple.xpc-service`.
    public static var xpcService: UTType { UTType(known: "com.apple.xpc-service") }

    /// Framework: `com.apple.framework`.
    public static var framework: UTType { UTType(known: "com.apple.framework") }

    /// Application: `com.apple.application`.
    public static var application: UTType { UTType(known: "com.apple.application") }

    /// Application bundle: `com.apple.application-bundle`.
    public static var applicationBundle: UTType { UTType(known: "com.apple.application-bundle") }

    /// Application extension: `com.apple.application-and-system-extension`.
    public static var applicationExtension: UTType {
        UTType(known: "com.apple.application-and-system-extension")
    }

    /// Pane of System Settings: `com.apple.systempreference.prefpane`.
    public static var systemPreferencesPane: UTType {
        UTType(known: "com.apple.systempreference.prefpane")
    }

    /// Unix executable: `public.unix-executable`.
    public static var unixExecutable: UTType { UTType(known: "public.unix-executable") }

    /// Windows executable: `com.microsoft.windows-executable`.
    public static var exe: UTType { UTType(known: "com.microsoft.windows-executable") }

    /// Symbolic link: `public.symlink`.
    public static var symbolicLink: UTType { UTType(known: "public.symlink") }

    /// Alias: `com.apple.alias-file`.
    public static var aliasFile: UTType { UTType(known: "com.apple.alias-file") }

    /// Mount point: `com.apple.mount-point`.
    public static var mountPoint: UTType { UTType(known: "com.apple.mount-point") }
}

extension TypeDeclaration {
    /// What is declared of the types above; the first that has a tag is the preferred one.
    static let files: [TypeDeclaration] = [
        .init("public.directory", "Directory", parents: ["public.item"]),
        .init("public.folder", "Folder", parents: ["public.directory"]),
        .init("public.volume", "Volume", parents: ["public.folder"]),
        .init("com.apple.package", "Package", parents: ["public.directory"]),
        .init("com.apple.bundle", "Bundle", parents: ["public.directory"], extensions: ["bundle"]),
        .init(
            "com.apple.plugin",
            "Plug-in",
            parents: ["com.apple.bundle", "com.apple.package"],
            extensions: ["plugin"]
        ),
        .init(
            "com.apple.metadata-importer",
            "Spotlight importer",
            parents: ["com.apple.plugin"],
            extensions: ["mdimporter"]
        ),
        .init(
            "com.apple.quicklook-generator",
            "Quick Look generator",
            parents: ["com.apple.plugin"],
            extensions: ["qlgenerator"]
        ),
        .init(
            "com.apple.xpc-service",
            "XPC service",
            parents: ["com.apple.bundle", "com.apple.package"],
            extensions: ["xpc"]
        ),
        .init(
            "com.apple.framework",
            "Framework",
            parents: ["com.apple.bundle"],
            extensions: ["framework"]
        ),
        .init("com.apple.application", "Application", parents: ["public.executable"]),
        .init(
            "com.apple.application-bundle",
            "Application bundle",
            parents: ["com.apple.application", "com.apple.bundle", "com.apple.package"],
            extensions: ["app"]
        ),
        .init(
            "com.apple.application-and-system-extension",
            "Application extension",
            parents: ["com.apple.xpc-service"],
            extensions: ["appex"]
        ),
        .init(
            "com.apple.systempreference.prefpane",
            "Pane of System Settings",
            parents: ["com.apple.package", "com.apple.bundle"],
            extensions: ["prefPane"]
        ),
        .init(
            "public.unix-executable",
            "Unix executable",
            parents: ["public.data", "public.executable"],
            mimeTypes: ["application/x-executable"]
        ),
        .init(
            "com.microsoft.windows-executable",
            "Windows executable",
            parents: ["public.data", "public.executable"],
            extensions: ["exe"],
            mimeTypes: [
                "application/x-msdownload", "application/vnd.microsoft.portable-executable",
            ]
        ),
        .init("public.symlink", "Symbolic link", parents: ["public.item", "com.apple.resolvable"]),
        .init("com.apple.alias-file", "Alias", parents: ["public.data", "com.apple.resolvable"]),
        .init(
            "com.apple.mount-point",
            "Mount point",
            parents: ["public.item", "com.apple.resolvable"]
        ),
    ]
}
