import CoreAudioKit

SpeechProvider.run(AudioUnitFactory(), name: "sample-provider 1.0")
