// The `kUTType…` names of the family `UTType+Files`.

/// The identifier `com.apple.alias-file`; today `UTType.aliasFile`.
public let kUTTypeAliasFile: CFString = "com.apple.alias-file"

/// The identifier `com.apple.alias-record`; it has no `UTType` constant.
public let kUTTypeAliasRecord: CFString = "com.apple.alias-record"

/// The identifier `com.apple.application`; today `UTType.application`.
public let kUTTypeApplication: CFString = "com.apple.application"

/// The identifier `com.apple.application-bundle`; today `UTType.applicationBundle`.
public let kUTTypeApplicationBundle: CFString = "com.apple.application-bundle"

/// The identifier `com.apple.application-file`; it has no `UTType` constant.
public let kUTTypeApplicationFile: CFString = "com.apple.application-file"

/// The identifier `com.apple.bundle`; today `UTType.bundle`.
public let kUTTypeBundle: CFString = "com.apple.bundle"

/// The identifier `public.directory`; today `UTType.directory`.
public let kUTTypeDirectory: CFString = "public.directory"

/// The identifier `public.folder`; today `UTType.folder`.
public let kUTTypeFolder: CFString = "public.folder"

/// The identifier `com.apple.framework`; today `UTType.framework`.
public let kUTTypeFramework: CFString = "com.apple.framework"

/// The identifier `com.apple.mount-point`; today `UTType.mountPoint`.
public let kUTTypeMountPoint: CFString = "com.apple.mount-point"

/// The identifier `com.apple.package`; today `UTType.package`.
public let kUTTypePackage: CFString = "com.apple.package"

/// The identifier `com.apple.plugin`; today `UTType.pluginBundle`.
public let kUTTypePluginBundle: CFString = "com.apple.plugin"

/// The identifier `com.apple.quicklook-generator`; today `UTType.quickLookGenerator`.
public let kUTTypeQuickLookGenerator: CFString = "com.apple.quicklook-generator"

/// The identifier `com.apple.metadata-importer`; today `UTType.spotlightImporter`.
public let kUTTypeSpotlightImporter: CFString = "com.apple.metadata-importer"

/// The identifier `public.symlink`; today `UTType.symbolicLink`.
public let kUTTypeSymLink: CFString = "public.symlink"

/// The identifier `com.apple.systempreference.prefpane`; it has no `UTType` constant.
public let kUTTypeSystemPreferencesPane: CFString = "com.apple.systempreference.prefpane"

/// The identifier `public.unix-executable`; today `UTType.unixExecutable`.
public let kUTTypeUnixExecutable: CFString = "public.unix-executable"

/// The identifier `public.volume`; today `UTType.volume`.
public let kUTTypeVolume: CFString = "public.volume"

/// The identifier `com.microsoft.windows-executable`; today `UTType.exe`.
public let kUTTypeWindowsExecutable: CFString = "com.microsoft.windows-executable"

/// The identifier `com.apple.xpc-service`; today `UTType.xpcService`.
public let kUTTypeXPCService: CFString = "com.apple.xpc-service"
