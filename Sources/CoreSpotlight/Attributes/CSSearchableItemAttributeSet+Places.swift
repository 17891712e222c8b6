public import Foundation

/// The attributes of places, addresses and positions.
extension CSSearchableItemAttributeSet {
    /// The altitude in metres above sea level; below it, negative.
    public var altitude: NSNumber? {
        get { attributes.number() }
        set { attributes.setNumber(newValue) }
    }

    /// The city.
    public var city: String? {
        get { attributes.text() }
        set { attributes.setText(newValue) }
    }

    /// The country.
    public var country: String? {
        get { attributes.text() }
        set { attributes.setText(newValue) }
    }

    /// The whole address as it is written in its country.
    public var fullyFormattedAddress: String? {
        get { attributes.text() }
        set { attributes.setText(newValue) }
    }

    /// The name of the GPS area.
    public var gpsAreaInformation: String? {
        get { attributes.text() }
        set { attributes.setText(newValue) }
    }

    /// The date and time of the GPS position, in UTC.
    public var gpsDateStamp: Date? {
        get { attributes.date() }
        set { attributes.setDate(newValue) }
    }

    /// The bearing to the destination in degrees.
    public var gpsDestBearing: NSNumber? {
        get { attributes.number() }
        set { attributes.setNumber(newValue) }
    }

    /// The distance to the destination in kilometres.
    public var gpsDestDistance: NSNumber? {
        get { attributes.number() }
        set { attributes.setNumber(newValue) }
    }

    /// The latitude of the destination in degrees, north positive.
    public var gpsDestLatitude: NSNumber? {
        get { attributes.number() }
        set { attributes.setNumber(newValue) }
    }

    /// The longitude of the destination in degrees, east positive.
    public var gpsDestLongitude: NSNumber? {
        get { attributes.number() }
        set { attributes.setNumber(newValue) }
    }

    /// Whether the GPS position was corrected by a differential: 0 or 1.
    ///
    /// The misspelt name is Apple's.
    public var gpsDifferental: NSNumber? {
        get { attributes.number() }
        set { attributes.setNumber(newValue) }
    }

    /// The geodetic datum of the GPS position.
    public var gpsMapDatum: String? {
        get { attributes.text() }
        set { attributes.setText(newValue) }
    }

    /// Whether the GPS position has two or three dimensions.
    public var gpsMeasureMode: String? {
        get { attributes.text() }
        set { attributes.setText(newValue) }
    }

    /// The method the position was found by.
    public var gpsProcessingMethod: String? {
        get { attributes.text() }
        set { attributes.setText(newValue) }
    }

    /// The state of the GPS receiver.
    public var gpsStatus: String? {
        get { attributes.text() }
        set { attributes.setText(newValue) }
    }

    /// The direction of travel in degrees from true north.
    public var gpsTrack: NSNumber? {
        get { attributes.number() }
        set { attributes.setNumber(newValue) }
    }

    /// The dilution of precision of the GPS position; less is better.
    public var gpsdop: NSNumber? {
        get { attributes.number() }
        set { attributes.setNumber(newValue) }
    }

    /// A headline for the content.
    public var headline: String? {
        get { attributes.text() }
        set { attributes.setText(newValue) }
    }

    /// The direction the picture was taken in, in degrees from true north.
    public var imageDirection: NSNumber? {
        get { attributes.number() }
        set { attributes.setNumber(newValue) }
    }

    /// What to know about using the content.
    public var instructions: String? {
        get { attributes.text() }
        set { attributes.setText(newValue) }
    }

    /// The latitude in degrees, north positive, by WGS 84.
    public var latitude: NSNumber? {
        get { attributes.number() }
        set { attributes.setNumber(newValue) }
    }

    /// The longitude in degrees, east positive, by WGS 84.
    public var longitude: NSNumber? {
        get { attributes.number() }
        set { attributes.setNumber(newValue) }
    }

    /// The name of the place, such as `Home`.
    public var namedLocation: String? {
        get { attributes.text() }
        set { attributes.setText(newValue) }
    }

    /// The postal code.
    public var postalCode: String? {
        get { attributes.text() }
        set { attributes.setText(newValue) }
    }

    /// The speed in kilometres per hour.
    public var speed: NSNumber? {
        get { attributes.number() }
        set { attributes.setNumber(newValue) }
    }

    /// The state or province.
    public var stateOrProvince: String? {
        get { attributes.text() }
        set { attributes.setText(newValue) }
    }

    /// The part of the street address below the street, such as the house number.
    public var subThoroughfare: String? {
        get { attributes.text() }
        set { attributes.setText(newValue) }
    }

    /// The street.
    public var thoroughfare: String? {
        get { attributes.text() }
        set { attributes.setText(newValue) }
    }

    /// When the position was taken.
    public var timestamp: Date? {
        get { attributes.date() }
        set { attributes.setDate(newValue) }
    }
}
