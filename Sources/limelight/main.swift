// The program: the command line of this process, with the handlers that come with Limelight.
import Glibc
import LimelightApp

CrashOutput.withholdMemory()
exit(await Limelight.run())
