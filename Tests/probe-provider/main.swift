import CoreAudioKit

// Confined where a test asks for it.
let folder = ProcessInfo.processInfo.environment["PROBE_FOLDER"]
SpeechProvider.run(
  ProbeUnitFactory(), name: "probe-provider 1.0", readableFolders: folder.map { [$0] })
