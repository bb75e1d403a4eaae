// Confines itself to a folder and tells what it can still do.
//
// usage: confined-probe FOLDER OUTSIDE

import CAttempts
import Confinement

let folder = CommandLine.arguments[1]
let extent = try Confinement.enter(readable: [folder])
print("landlock", extent.landlockVersion)
print("filter", extent.filtersCalls ? 1 : 0)
cattempts_run(folder, CommandLine.arguments[2])
