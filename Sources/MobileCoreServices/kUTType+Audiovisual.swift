// The `kUTType…` names of the family `UTType+Audiovisual`.

/// The identifier `public.avi`; today `UTType.avi`.
public let kUTTypeAVIMovie: CFString = "public.avi"

/// The identifier `com.apple.protected-mpeg-4-audio`; it has no `UTType` constant.
public let kUTTypeAppleProtectedMPEG4Audio: CFString = "com.apple.protected-mpeg-4-audio"

/// The identifier `com.apple.protected-mpeg-4-video`; it has no `UTType` constant.
public let kUTTypeAppleProtectedMPEG4Video: CFString = "com.apple.protected-mpeg-4-video"

/// The identifier `public.audio`; today `UTType.audio`.
public let kUTTypeAudio: CFString = "public.audio"

/// The identifier `public.aiff-audio`; today `UTType.aiff`.
public let kUTTypeAudioInterchangeFileFormat: CFString = "public.aiff-audio"

/// The identifier `public.audiovisual-content`; today `UTType.audiovisualContent`.
public let kUTTypeAudiovisualContent: CFString = "public.audiovisual-content"

/// The identifier `public.midi-audio`; today `UTType.midi`.
public let kUTTypeMIDIAudio: CFString = "public.midi-audio"

/// The identifier `public.mp3`; today `UTType.mp3`.
public let kUTTypeMP3: CFString = "public.mp3"

/// The identifier `public.mpeg`; today `UTType.mpeg`.
public let kUTTypeMPEG: CFString = "public.mpeg"

/// The identifier `public.mpeg-2-transport-stream`; it has no `UTType` constant.
public let kUTTypeMPEG2TransportStream: CFString = "public.mpeg-2-transport-stream"

/// The identifier `public.mpeg-2-video`; today `UTType.mpeg2Video`.
public let kUTTypeMPEG2Video: CFString = "public.mpeg-2-video"

/// The identifier `public.mpeg-4`; today `UTType.mpeg4Movie`.
public let kUTTypeMPEG4: CFString = "public.mpeg-4"

/// The identifier `public.mpeg-4-audio`; today `UTType.mpeg4Audio`.
public let kUTTypeMPEG4Audio: CFString = "public.mpeg-4-audio"

/// The identifier `public.movie`; today `UTType.movie`.
public let kUTTypeMovie: CFString = "public.movie"

/// The identifier `com.apple.quicktime-movie`; today `UTType.quickTimeMovie`.
public let kUTTypeQuickTimeMovie: CFString = "com.apple.quicktime-movie"

/// The identifier `public.video`; today `UTType.video`.
public let kUTTypeVideo: CFString = "public.video"

/// The identifier `com.microsoft.waveform-audio`; today `UTType.wav`.
public let kUTTypeWaveformAudio: CFString = "com.microsoft.waveform-audio"
