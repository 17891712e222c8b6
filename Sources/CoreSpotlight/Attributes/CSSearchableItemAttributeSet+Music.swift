public import Foundation

/// The attributes of recorded music.
extension CSSearchableItemAttributeSet {
    /// The album.
    public var album: String? {
        get { attributes.text() }
        set { attributes.setText(newValue) }
    }

    /// The artist.
    public var artist: String? {
        get { attributes.text() }
        set { attributes.setText(newValue) }
    }

    /// The number of audio channels.
    public var audioChannelCount: NSNumber? {
        get { attributes.number() }
        set { attributes.setNumber(newValue) }
    }

    /// The application that encoded the audio.
    public var audioEncodingApplication: String? {
        get { attributes.text() }
        set { attributes.setText(newValue) }
    }

    /// The sample rate of the audio in hertz.
    public var audioSampleRate: NSNumber? {
        get { attributes.number() }
        set { attributes.setNumber(newValue) }
    }

    /// The track's number in its album.
    public var audioTrackNumber: NSNumber? {
        get { attributes.number() }
        set { attributes.setNumber(newValue) }
    }

    /// The composer.
    public var composer: String? {
        get { attributes.text() }
        set { attributes.setText(newValue) }
    }

    /// Whether the track is a General MIDI sequence: 0 or 1.
    public var generalMIDISequence: NSNumber? {
        get { attributes.number() }
        set { attributes.setNumber(newValue) }
    }

    /// The musical key, such as `C` or `Am`.
    public var keySignature: String? {
        get { attributes.text() }
        set { attributes.setText(newValue) }
    }

    /// The writer of the words.
    public var lyricist: String? {
        get { attributes.text() }
        set { attributes.setText(newValue) }
    }

    /// The genre of the music.
    public var musicalGenre: String? {
        get { attributes.text() }
        set { attributes.setText(newValue) }
    }

    /// The family of the instrument.
    public var musicalInstrumentCategory: String? {
        get { attributes.text() }
        set { attributes.setText(newValue) }
    }

    /// The name of the instrument.
    public var musicalInstrumentName: String? {
        get { attributes.text() }
        set { attributes.setText(newValue) }
    }

    /// When the music was recorded.
    public var recordingDate: Date? {
        get { attributes.date() }
        set { attributes.setDate(newValue) }
    }

    /// The tempo in beats per minute.
    public var tempo: NSNumber? {
        get { attributes.number() }
        set { attributes.setNumber(newValue) }
    }

    /// The time signature, such as `3/4`.
    public var timeSignature: String? {
        get { attributes.text() }
        set { attributes.setText(newValue) }
    }
}
