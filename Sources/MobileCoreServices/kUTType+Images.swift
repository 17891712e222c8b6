// The `kUTType…` names of the family `UTType+Images`.

/// The identifier `public.3d-content`; today `UTType.threeDContent`.
public let kUTType3DContent: CFString = "public.3d-content"

/// The identifier `com.apple.icns`; today `UTType.icns`.
public let kUTTypeAppleICNS: CFString = "com.apple.icns"

/// The identifier `com.microsoft.bmp`; today `UTType.bmp`.
public let kUTTypeBMP: CFString = "com.microsoft.bmp"

/// The identifier `com.compuserve.gif`; today `UTType.gif`.
public let kUTTypeGIF: CFString = "com.compuserve.gif"

/// The identifier `com.microsoft.ico`; today `UTType.ico`.
public let kUTTypeICO: CFString = "com.microsoft.ico"

/// The identifier `public.image`; today `UTType.image`.
public let kUTTypeImage: CFString = "public.image"

/// The identifier `public.jpeg`; today `UTType.jpeg`.
public let kUTTypeJPEG: CFString = "public.jpeg"

/// The identifier `public.jpeg-2000`; it has no `UTType` constant.
public let kUTTypeJPEG2000: CFString = "public.jpeg-2000"

/// The identifier `com.apple.pict`; it has no `UTType` constant.
public let kUTTypePICT: CFString = "com.apple.pict"

/// The identifier `public.png`; today `UTType.png`.
public let kUTTypePNG: CFString = "public.png"

/// The identifier `com.apple.quicktime-image`; it has no `UTType` constant.
public let kUTTypeQuickTimeImage: CFString = "com.apple.quicktime-image"

/// The identifier `public.camera-raw-image`; today `UTType.rawImage`.
public let kUTTypeRawImage: CFString = "public.camera-raw-image"

/// The identifier `public.svg-image`; today `UTType.svg`.
public let kUTTypeScalableVectorGraphics: CFString = "public.svg-image"

/// The identifier `public.tiff`; today `UTType.tiff`.
public let kUTTypeTIFF: CFString = "public.tiff"
