// The program: the command line of this process, with the handlers that come with Limelight.
import Glibc
import LimelightApp

exit(await Limelight.run())
