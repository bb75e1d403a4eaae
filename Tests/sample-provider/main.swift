import CoreAudioKit

VoiceNames.watch()
SpeechProvider.run(AudioUnitFactory(), name: "sample-provider 1.0")
