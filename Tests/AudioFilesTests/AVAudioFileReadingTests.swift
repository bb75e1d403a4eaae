import AudioBuffers
import AudioFiles
import Foundation
import TestSupport
import Testing

@Suite("Reading a sound file", .tags(.audio))
struct AVAudioFileReadingTests {
  private let directory: TemporaryDirectory

  init() throws { directory = try TemporaryDirectory() }
}
