/// Sound and moving pictures.
extension UTType {
    /// Audiovisual content: `public.audiovisual-content`.
    public static var audiovisualContent: UTType { UTType(known: "public.audiovisual-content") }

    /// Movie: `public.movie`.
    public static var movie: UTType { UTType(known: "public.movie") }

    /// Video: `public.video`.
    public static var video: UTType { UTType(known: "public.video") }

    /// Audio: `public.audio`.
    public static var audio: UTType { UTType(known: "public.audio") }

    /// QuickTime movie: `com.apple.quicktime-movie`.
    public static var quickTimeMovie: UTType { UTType(known: "com.apple.quicktime-movie") }

    /// MPEG movie: `public.mpeg`.
    public static var mpeg: UTType { UTType(known: "public.mpeg") }

    /// MPEG-2 video: `public.mpeg-2-video`.
    public static var mpeg2Video: UTType { UTType(known: "public.mpeg-2-video") }

    /// MPEG-2 transport stream: `public.mpeg-2-transport-stream`.
    public static var mpeg2TransportStream: UTType {
        UTType(known: "public.mpeg-2-transport-stream")
    }

    /// MP3 audio: `public.mp3`.
    public static var mp3: UTType { UTType(known: "public.mp3") }

    /// MPEG-4 movie: `public.mpeg-4`.
    public static var mpeg4Movie: UTType { UTType(known: "public.mpeg-4") }

    /// MPEG-4 audio: `public.mpeg-4-audio`.
    public static var mpeg4Audio: UTType { UTType(known: "public.mpeg-4-audio") }

    /// Apple protected MPEG-4 audio: `com.apple.protected-mpeg-4-audio`.
    public static var appleProtectedMPEG4Audio: UTType {
        UTType(known: "com.apple.protected-mpeg-4-audio")
    }

    /// Apple protected MPEG-4 video: `com.apple.protected-mpeg-4-video`.
    public static var appleProtectedMPEG4Video: UTType {
        UTType(known: "com.apple.protected-mpeg-4-video")
    }

    /// AVI movie: `public.avi`.
    public static var avi: UTType { UTType(known: "public.avi") }

    /// AIFF audio: `public.aiff-audio`.
    public static var aiff: UTType { UTType(known: "public.aiff-audio") }

    /// Waveform audio: `com.microsoft.waveform-audio`.
    public static var wav: UTType { UTType(known: "com.microsoft.waveform-audio") }

    /// MIDI audio: `public.midi-audio`.
    public static var midi: UTType { UTType(known: "public.midi-audio") }

    /// Haptics pattern: `com.apple.haptics.ahap`.
    public static var ahap: UTType { UTType(known: "com.apple.haptics.ahap") }
}

extension TypeDeclaration {
    /// What is declared of the types above; the first that has a tag is the preferred one.
    static let audiovisual: [TypeDeclaration] = [
        .init(
            "public.audiovisual-content",
            "Audiovisual content",
            parents: ["public.data", "public.content"]
        ),
        .init("public.movie", "Movie", parents: ["public.audiovisual-content"]),
        .init("public.video", "Video", parents: ["public.movie"]),
        .init("public.audio", "Audio", parents: ["public.audiovisual-content"]),
        .init(
            "com.apple.quicktime-movie",
            "QuickTime movie",
            parents: ["public.movie"],
            extensions: ["mov", "qt"],
            mimeTypes: ["video/quicktime"]
        ),
        .init(
            "public.mpeg",
            "MPEG movie",
            parents: ["public.movie"],
            extensions: ["mpg", "mpeg", "mpe", "m75", "m15"],
            mimeTypes: ["video/mpeg", "video/mpg", "video/x-mpeg", "video/x-mpg"]
        ),
        .init(
            "public.mpeg-2-video",
            "MPEG-2 video",
            parents: ["public.video"],
            extensions: ["m2v"],
            mimeTypes: ["video/mpeg2"]
        ),
        .init(
            "public.mpeg-2-transport-stream",
            "MPEG-2 transport stream",
            parents: ["public.movie"],
            extensions: ["ts"],
            mimeTypes: ["video/mp2t"]
        ),
        .init(
            "public.mp3",
            "MP3 audio",
            parents: ["public.audio"],
            extensions: ["mp3", "mpga"],
            mimeTypes: ["audio/mpeg", "audio/mp3", "audio/mpeg3", "audio/x-mp3"]
        ),
        .init(
            "public.mpeg-4",
            "MPEG-4 movie",
            parents: ["public.movie"],
            extensions: ["mp4", "mpg4"],
            mimeTypes: ["video/mp4", "application/mp4"]
        ),
        .init(
            "public.mpeg-4-audio",
            "MPEG-4 audio",
            parents: ["public.mpeg-4", "public.audio"],
            extensions: ["mp4", "mpg4"],
            mimeTypes: ["audio/mp4"]
        ),
        .init(
            "com.apple.protected-mpeg-4-audio",
            "Apple protected MPEG-4 audio",
            parents: ["public.audio"],
            extensions: ["m4p"],
            mimeTypes: ["audio/x-m4p"]
        ),
        .init(
            "com.apple.protected-mpeg-4-video",
            "Apple protected MPEG-4 video",
            parents: ["com.apple.m4v-video"],
            extensions: ["m4v"],
            mimeTypes: ["video/x-m4v"]
        ),
        .init(
            "public.avi",
            "AVI movie",
            parents: ["public.movie"],
            extensions: ["avi", "vfw"],
            mimeTypes: ["video/avi", "video/x-msvideo", "video/msvideo"]
        ),
        .init(
            "public.aiff-audio",
            "AIFF audio",
            parents: ["public.aifc-audio"],
            extensions: ["aiff", "aif"],
            mimeTypes: ["audio/aiff", "audio/x-aiff"]
        ),
        .init(
            "com.microsoft.waveform-audio",
            "Waveform audio",
            parents: ["public.audio"],
            extensions: ["wav", "wave", "bwf"],
            mimeTypes: ["audio/vnd.wave", "audio/wav", "audio/wave", "audio/x-wav"]
        ),
        .init(
            "public.midi-audio",
            "MIDI audio",
            parents: ["public.audio"],
            extensions: ["midi", "mid", "smf", "kar"],
            mimeTypes: ["audio/midi", "audio/mid", "audio/x-midi"]
        ),
        .init("com.apple.haptics.ahap", "Haptics pattern", extensions: ["ahap"]),
    ]
}
