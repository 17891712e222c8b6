import NcursesTerminal
import SearchScreen

// A program with nothing but a terminal, for tests: it shows what it is told, line by line.
//
// Keys: q leaves, T traps, H hangs, B is busy for 5 s, Z suspends, C copies `copied`, W shows wide characters.

let environment = Environment.current
var options = TerminalOptions(environment: environment)
if CommandLine.arguments.contains("--no-mouse") { options.mouse = .left }
if CommandLine.arguments.contains("--no-color") { options.color = .never }
if CommandLine.arguments.contains("--ask") { options.asksBackground = true }
if CommandLine.arguments.contains("--pictures") { options.asksPictures = true }
if CommandLine.arguments.contains("--ascii") { options.drawing = .ascii }

do {
    let terminal = try NcursesTerminal(options: options, environment: environment)
    let probe = Probe(terminal: terminal)
    let status = await probe.run()
    terminal.stop()
    terminal.stop()
    exit(status)
} catch {
    report("probe: \(error)")
    exit(2)
}
