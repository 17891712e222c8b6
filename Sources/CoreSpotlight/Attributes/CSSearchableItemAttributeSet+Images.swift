public import Foundation

/// The attributes of pictures and of the camera that took them.
extension CSSearchableItemAttributeSet {
    /// The maker of the device that took the picture.
    public var acquisitionMake: String? {
        get { attributes.text() }
        set { attributes.setText(newValue) }
    }

    /// The model of the device that took the picture.
    public var acquisitionModel: String? {
        get { attributes.text() }
        set { attributes.setText(newValue) }
    }

    /// The aperture, as an APEX value.
    public var aperture: NSNumber? {
        get { attributes.number() }
        set { attributes.setNumber(newValue) }
    }

    /// The bits of one sample, such as 8.
    public var bitsPerSample: NSNumber? {
        get { attributes.number() }
        set { attributes.setNumber(newValue) }
    }

    /// The owner of the camera.
    public var cameraOwner: String? {
        get { attributes.text() }
        set { attributes.setText(newValue) }
    }

    /// The colour space, such as `RGB`.
    public var colorSpace: String? {
        get { attributes.text() }
        set { attributes.setText(newValue) }
    }

    /// The version of EXIF that wrote the picture's metadata.
    public var exifVersion: String? {
        get { attributes.text() }
        set { attributes.setText(newValue) }
    }

    /// The version of the GPS part of the EXIF metadata.
    public var exifgpsVersion: String? {
        get { attributes.text() }
        set { attributes.setText(newValue) }
    }

    /// The exposure mode: 0 automatic, 1 manual, 2 automatic bracket (S28).
    public var exposureMode: NSNumber? {
        get { attributes.number() }
        set { attributes.setNumber(newValue) }
    }

    /// The program the camera set the exposure by.
    public var exposureProgram: String? {
        get { attributes.text() }
        set { attributes.setText(newValue) }
    }

    /// The exposure time in seconds.
    public var exposureTime: NSNumber? {
        get { attributes.number() }
        set { attributes.setNumber(newValue) }
    }

    /// The exposure time as text, such as `1/250`.
    public var exposureTimeString: String? {
        get { attributes.text() }
        set { attributes.setText(newValue) }
    }

    /// The f-number of the exposure.
    public var fNumber: NSNumber? {
        get { attributes.number() }
        set { attributes.setNumber(newValue) }
    }

    /// Whether the flash fired: 0 or 1.
    public var flashOn: NSNumber? {
        get { attributes.number() }
        set { attributes.setNumber(newValue) }
    }

    /// The focal length of the lens in millimetres.
    public var focalLength: NSNumber? {
        get { attributes.number() }
        set { attributes.setNumber(newValue) }
    }

    /// The focal length a 35 mm camera would need for the same picture.
    public var focalLength35mm: NSNumber? {
        get { attributes.number() }
        set { attributes.setNumber(newValue) }
    }

    /// Whether the picture has an alpha channel: 0 or 1.
    public var hasAlphaChannel: NSNumber? {
        get { attributes.number() }
        set { attributes.setNumber(newValue) }
    }

    /// The ISO speed of the exposure.
    public var isoSpeed: NSNumber? {
        get { attributes.number() }
        set { attributes.setNumber(newValue) }
    }

    /// The names of the picture's layers.
    public var layerNames: [String]? {
        get { attributes.texts() }
        set { attributes.setTexts(newValue) }
    }

    /// The model of the lens.
    public var lensModel: String? {
        get { attributes.text() }
        set { attributes.setText(newValue) }
    }

    /// The smallest f-number of the lens, as an APEX value.
    public var maxAperture: NSNumber? {
        get { attributes.number() }
        set { attributes.setNumber(newValue) }
    }

    /// How the light was metered.
    public var meteringMode: String? {
        get { attributes.text() }
        set { attributes.setText(newValue) }
    }

    /// The orientation: 0 landscape, 1 portrait (S28).
    public var orientation: NSNumber? {
        get { attributes.number() }
        set { attributes.setNumber(newValue) }
    }

    /// The number of pixels: width times height.
    public var pixelCount: NSNumber? {
        get { attributes.number() }
        set { attributes.setNumber(newValue) }
    }

    /// The height in pixels.
    public var pixelHeight: NSNumber? {
        get { attributes.number() }
        set { attributes.setNumber(newValue) }
    }

    /// The width in pixels.
    public var pixelWidth: NSNumber? {
        get { attributes.number() }
        set { attributes.setNumber(newValue) }
    }

    /// The name of the colour profile.
    public var profileName: String? {
        get { attributes.text() }
        set { attributes.setText(newValue) }
    }

    /// Whether red-eye reduction was on: 0 or 1.
    public var redEyeOn: NSNumber? {
        get { attributes.number() }
        set { attributes.setNumber(newValue) }
    }

    /// The vertical resolution in dots per inch.
    public var resolutionHeightDPI: NSNumber? {
        get { attributes.number() }
        set { attributes.setNumber(newValue) }
    }

    /// The horizontal resolution in dots per inch.
    public var resolutionWidthDPI: NSNumber? {
        get { attributes.number() }
        set { attributes.setNumber(newValue) }
    }

    /// The white balance: 0 automatic, 1 manual (S28).
    public var whiteBalance: NSNumber? {
        get { attributes.number() }
        set { attributes.setNumber(newValue) }
    }
}
