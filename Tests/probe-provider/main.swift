import CoreAudioKit

SpeechProvider.run(ProbeUnitFactory(), name: "probe-provider 1.0")
