import Glibc
import LimelightApp

// A reader that goes away (`| head -1`) is no reason to die: `Console` sees the failed write.
signal(SIGPIPE, SIG_IGN)

let code = await CommandRunner.run(Array(CommandLine.arguments.dropFirst()), .process)
exit(code.status)
