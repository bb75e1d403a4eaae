// `import CoreAudioKit` is what a provider's factory is written with. As on Apple's platforms it
// brings Foundation along, whose NSObject a factory is.
@_exported public import AudioUnitInstantiation
@_exported public import Foundation
@_exported public import SpeechProviderKit
