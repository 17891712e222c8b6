// swift-format-ignore-file: AlwaysUseLowerCamelCase
// Apple's names of 2015 are what this file is about.

public import Foundation

/// The attributes' names of 2015; the compiler leads from them to today's.
///
/// `URL` is left out: inside a subclass it would hide Foundation's type.
extension CSSearchableItemAttributeSet {
    /// Now `exifVersion`.
    @available(*, unavailable, renamed: "exifVersion")
    public var EXIFVersion: String? {
        get { exifVersion }
        set { exifVersion = newValue }
    }

    /// Now `exifgpsVersion`.
    @available(*, unavailable, renamed: "exifgpsVersion")
    public var EXIFGPSVersion: String? {
        get { exifgpsVersion }
        set { exifgpsVersion = newValue }
    }

    /// Now `gpsAreaInformation`.
    @available(*, unavailable, renamed: "gpsAreaInformation")
    public var GPSAreaInformation: String? {
        get { gpsAreaInformation }
        set { gpsAreaInformation = newValue }
    }

    /// Now `gpsDateStamp`.
    @available(*, unavailable, renamed: "gpsDateStamp")
    public var GPSDateStamp: Date? {
        get { gpsDateStamp }
        set { gpsDateStamp = newValue }
    }

    /// Now `gpsDestBearing`.
    @available(*, unavailable, renamed: "gpsDestBearing")
    public var GPSDestBearing: NSNumber? {
        get { gpsDestBearing }
        set { gpsDestBearing = newValue }
    }

    /// Now `gpsDestDistance`.
    @available(*, unavailable, renamed: "gpsDestDistance")
    public var GPSDestDistance: NSNumber? {
        get { gpsDestDistance }
        set { gpsDestDistance = newValue }
    }

    /// Now `gpsDestLatitude`.
    @available(*, unavailable, renamed: "gpsDestLatitude")
    public var GPSDestLatitude: NSNumber? {
        get { gpsDestLatitude }
        set { gpsDestLatitude = newValue }
    }

    /// Now `gpsDestLongitude`.
    @available(*, unavailable, renamed: "gpsDestLongitude")
    public var GPSDestLongitude: NSNumber? {
        get { gpsDestLongitude }
        set { gpsDestLongitude = newValue }
    }

    /// Now `gpsDifferental`.
    @available(*, unavailable, renamed: "gpsDifferental")
    public var GPSDifferental: NSNumber? {
        get { gpsDifferental }
        set { gpsDifferental = newValue }
    }

    /// Now `gpsMapDatum`.
    @available(*, unavailable, renamed: "gpsMapDatum")
    public var GPSMapDatum: String? {
        get { gpsMapDatum }
        set { gpsMapDatum = newValue }
    }

    /// Now `gpsMeasureMode`.
    @available(*, unavailable, renamed: "gpsMeasureMode")
    public var GPSMeasureMode: String? {
        get { gpsMeasureMode }
        set { gpsMeasureMode = newValue }
    }

    /// Now `gpsProcessingMethod`.
    @available(*, unavailable, renamed: "gpsProcessingMethod")
    public var GPSProcessingMethod: String? {
        get { gpsProcessingMethod }
        set { gpsProcessingMethod = newValue }
    }

    /// Now `gpsStatus`.
    @available(*, unavailable, renamed: "gpsStatus")
    public var GPSStatus: String? {
        get { gpsStatus }
        set { gpsStatus = newValue }
    }

    /// Now `gpsTrack`.
    @available(*, unavailable, renamed: "gpsTrack")
    public var GPSTrack: NSNumber? {
        get { gpsTrack }
        set { gpsTrack = newValue }
    }

    /// Now `gpsdop`.
    @available(*, unavailable, renamed: "gpsdop")
    public var GPSDOP: NSNumber? {
        get { gpsdop }
        set { gpsdop = newValue }
    }

    /// Now `htmlContentData`.
    @available(*, unavailable, renamed: "htmlContentData")
    public var HTMLContentData: Data? {
        get { htmlContentData }
        set { htmlContentData = newValue }
    }

    /// Now `isoSpeed`.
    @available(*, unavailable, renamed: "isoSpeed")
    public var ISOSpeed: NSNumber? {
        get { isoSpeed }
        set { isoSpeed = newValue }
    }
}
