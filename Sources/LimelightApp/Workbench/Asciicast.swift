import Importing
package import SearchScreen

/// A recording as asciicast, version 2: a header and one line for each change of the screen.
///
/// See https://docs.asciinema.org/manual/asciicast/v2/.
package struct Asciicast: Sendable {
    private let colors: FrameColors
    private var lines: [JSONValue]
    private var last: Frame?
    private var time = Duration.zero

    /// A recording of a screen.
    package init(size: Size, title: String, _ colors: FrameColors) {
        self.colors = colors
        lines = [
            .object([
                .init("version", .integer(2)),
                .init("width", .integer(Int64(size.width))),
                .init("height", .integer(Int64(size.height))),
                .init("title", .text(title)),
                .init("env", .object([.init("TERM", .text("xterm-256color"))])),
            ])
        ]
    }

    /// Lets time pass.
    package mutating func wait(_ duration: Duration) {
        time += duration
    }

    /// Shows a frame; one that is as the last costs nothing.
    package mutating func show(_ frame: Frame) {
        guard frame != last else { return }
        add(FramePainting(frame, over: last, colors).string)
        last = frame
    }

    /// The recording, whose last picture stays until now.
    package var text: String {
        var whole = self
        whole.add("")
        return whole.lines.map { JSONWriter.text($0) + "\n" }.joined()
    }

    private mutating func add(_ output: String) {
        let seconds = (time / .milliseconds(1)).rounded() / 1_000
        lines.append(.list([.real(seconds), .text("o"), .text(output)]))
    }
}
