// `import CoreAudioKit` is what a provider's factory is written with.
@_exported public import SpeechProviderKit
