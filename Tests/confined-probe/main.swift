// Confines itself to a folder and tells what it can still do.
//
// usage: confined-probe FOLDER OUTSIDE [OTHER-FOLDER…]

import CAttempts
import Confinement

let folder = CommandLine.arguments[1]
let extent = try Confinement.enter(readable: [folder] + CommandLine.arguments.dropFirst(3))
print("landlock", extent.landlockVersion)
print("filter", extent.filtersCalls ? 1 : 0)
cattempts_run(folder, CommandLine.arguments[2])
