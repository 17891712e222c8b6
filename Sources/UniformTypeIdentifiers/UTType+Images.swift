/// Pictures, drawn or taken.
extension UTType {
    /// Image: `public.image`.
    public static var image: UTType { UTType(known: "public.image") }

    /// JPEG image: `public.jpeg`.
    public static var jpeg: UTType { UTType(known: "public.jpeg") }

    /// TIFF image: `public.tiff`.
    public static var tiff: UTType { UTType(known: "public.tiff") }

    /// GIF image: `com.compuserve.gif`.
    public static var gif: UTType { UTType(known: "com.compuserve.gif") }

    /// PNG image: `public.png`.
    public static var png: UTType { UTType(known: "public.png") }

    /// Apple icon image: `com.apple.icns`.
    public static var icns: UTType { UTType(known: "com.apple.icns") }

    /// Windows bitmap image: `com.microsoft.bmp`.
    public static var bmp: UTType { UTType(known: "com.microsoft.bmp") }

    /// Windows icon image: `com.microsoft.ico`.
    public static var ico: UTType { UTType(known: "com.microsoft.ico") }

    /// Raw image of a camera: `public.camera-raw-image`.
    public static var rawImage: UTType { UTType(known: "public.camera-raw-image") }

    /// SVG image: `public.svg-image`.
    public static var svg: UTType { UTType(known: "public.svg-image") }

    /// HEIF image: `public.heif`.
    public static var heif: UTType { UTType(known: "public.heif") }

    /// HEIC image: `public.heic`.
    public static var heic: UTType { UTType(known: "public.heic") }

    /// HEIC image sequence: `public.heics`.
    public static var heics: UTType { UTType(known: "public.heics") }

    /// WebP image: `org.webmproject.webp`.
    public static var webP: UTType { UTType(known: "org.webmproject.webp") }

    /// Digital negative: `com.adobe.raw-image`.
    public static var dng: UTType { UTType(known: "com.adobe.raw-image") }

    /// OpenEXR image: `com.ilm.openexr-image`.
    public static var exr: UTType { UTType(known: "com.ilm.openexr-image") }

    /// JPEG XL image: `public.jpeg-xl`.
    public static var jpegxl: UTType { UTType(known: "public.jpeg-xl") }

    /// 3D content: `public.3d-content`.
    public static var threeDContent: UTType { UTType(known: "public.3d-content") }

    /// Universal scene description: `com.pixar.universal-scene-description`.
    public static var usd: UTType { UTType(known: "com.pixar.universal-scene-description") }

    /// Universal scene description package: `com.pixar.universal-scene-description-mobile`.
    public static var usdz: UTType { UTType(known: "com.pixar.universal-scene-description-mobile") }

    /// Reality file: `com.apple.reality`.
    public static var realityFile: UTType { UTType(known: "com.apple.reality") }

    /// SceneKit scene: `com.apple.scenekit.scene`.
    public static var sceneKitScene: UTType { UTType(known: "com.apple.scenekit.scene") }

    /// AR reference object: `com.apple.arobject`.
    public static var arReferenceObject: UTType { UTType(known: "com.apple.arobject") }
}

extension TypeDeclaration {
    /// What is declared of the types above; the first that has a tag is the preferred one.
    static let images: [TypeDeclaration] = [
        .init("public.image", "Image", parents: ["public.data", "public.content"]),
        .init(
            "public.jpeg",
            "JPEG image",
            parents: ["public.image"],
            extensions: ["jpeg", "jpg", "jpe", "jfif"],
            mimeTypes: ["image/jpeg", "image/jpg"],
            reference: "https://www.w3.org/Graphics/JPEG/itu-t81.pdf"
        ),
        .init(
            "public.tiff",
            "TIFF image",
            parents: ["public.image"],
            extensions: ["tiff", "tif"],
            mimeTypes: ["image/tiff"]
        ),
        .init(
            "com.compuserve.gif",
            "GIF image",
            parents: ["public.image"],
            extensions: ["gif"],
            mimeTypes: ["image/gif"],
            reference: "https://www.w3.org/Graphics/GIF/spec-gif89a.txt"
        ),
        .init(
            "public.png",
            "PNG image",
            parents: ["public.image"],
            extensions: ["png"],
            mimeTypes: ["image/png"],
            reference: "https://www.w3.org/TR/png/"
        ),
        .init(
            "com.apple.icns",
            "Apple icon image",
            parents: ["public.image"],
            extensions: ["icns"],
            mimeTypes: ["image/icns", "image/x-icns"]
        ),
        .init(
            "com.microsoft.bmp",
            "Windows bitmap image",
            parents: ["public.image"],
            extensions: ["bmp", "dib"],
            mimeTypes: ["image/bmp", "image/x-ms-bmp"]
        ),
        .init(
            "com.microsoft.ico",
            "Windows icon image",
            parents: ["public.image"],
            extensions: ["ico"],
            mimeTypes: ["image/vnd.microsoft.icon", "image/x-icon"]
        ),
        .init("public.camera-raw-image", "Raw image of a camera", parents: ["public.image"]),
        .init(
            "public.svg-image",
            "SVG image",
            parents: ["public.image"],
            extensions: ["svg", "svgz"],
            mimeTypes: ["image/svg+xml"],
            reference: "https://www.w3.org/TR/SVG2/"
        ),
        .init(
            "public.heif",
            "HEIF image",
            parents: ["public.heif-standard"],
            extensions: ["heif", "hif"],
            mimeTypes: ["image/heif"]
        ),
        .init(
            "public.heic",
            "HEIC image",
            parents: ["public.heif-standard"],
            extensions: ["heic"],
            mimeTypes: ["image/heic"]
        ),
        .init(
            "public.heics",
            "HEIC image sequence",
            parents: ["public.heif-standard"],
            extensions: ["heics"],
            mimeTypes: ["image/heic-sequence"]
        ),
        .init(
            "org.webmproject.webp",
            "WebP image",
            parents: ["public.image"],
            extensions: ["webp"],
            mimeTypes: ["image/webp"],
            reference: "https://www.rfc-editor.org/rfc/rfc9649"
        ),
        .init(
            "com.adobe.raw-image",
            "Digital negative",
            parents: ["public.image"],
            extensions: ["dng"],
            mimeTypes: ["image/x-adobe-dng", "image/dng"]
        ),
        .init(
            "com.ilm.openexr-image",
            "OpenEXR image",
            parents: ["public.image"],
            extensions: ["exr"],
            mimeTypes: ["image/x-exr"],
            reference: "https://openexr.com/"
        ),
        .init(
            "public.jpeg-xl",
            "JPEG XL image",
            parents: ["public.image"],
            extensions: ["jxl"],
            mimeTypes: ["image/jxl"],
            reference: "https://jpeg.org/jpegxl/"
        ),
        .init("public.3d-content", "3D content", parents: ["public.content"]),
        .init(
            "com.pixar.universal-scene-description",
            "Universal scene description",
            parents: ["public.3d-content", "public.data"],
            extensions: ["usd", "usda", "usdc"],
            mimeTypes: ["model/vnd.usd"],
            reference: "https://openusd.org/"
        ),
        .init(
            "com.pixar.universal-scene-description-mobile",
            "Universal scene description package",
            parents: ["public.3d-content", "public.data"],
            extensions: ["usdz"],
            mimeTypes: ["model/vnd.usdz+zip"]
        ),
        .init(
            "com.apple.reality",
            "Reality file",
            parents: ["public.data"],
            extensions: ["reality"],
            mimeTypes: ["model/vnd.reality"]
        ),
        .init(
            "com.apple.scenekit.scene",
            "SceneKit scene",
            parents: ["public.3d-content", "public.data"],
            extensions: ["scn"]
        ),
        .init(
            "com.apple.arobject",
            "AR reference object",
            parents: ["public.data"],
            extensions: ["arobject"]
        ),
    ]
}
