// `import AVFoundation` brings what it brings on Apple's platforms, as far as it exists here.
@_exported public import AudioBuffers
@_exported public import AudioFiles
@_exported public import AudioUnitInstantiation
@_exported public import AudioUnits
@_exported public import Foundation
@_exported public import SpeechSynthesis
