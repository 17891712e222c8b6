// The `kUTType…` names of the family `UTType+Archives`.

/// The identifier `public.bzip2-archive`; today `UTType.bz2`.
public let kUTTypeBzip2Archive: CFString = "public.bzip2-archive"

/// The identifier `org.gnu.gnu-zip-archive`; today `UTType.gzip`.
public let kUTTypeGNUZipArchive: CFString = "org.gnu.gnu-zip-archive"

/// The identifier `com.sun.java-archive`; it has no `UTType` constant.
public let kUTTypeJavaArchive: CFString = "com.sun.java-archive"

/// The identifier `public.zip-archive`; today `UTType.zip`.
public let kUTTypeZipArchive: CFString = "public.zip-archive"
