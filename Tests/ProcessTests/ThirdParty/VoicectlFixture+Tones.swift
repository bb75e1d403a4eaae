import Posix
import TestSupport

extension VoicectlFixture {
  private static let tones = SourceTree.root + "/Tests/ProcessTests/Fixtures/tone_provider.py"

  /// Makes a program that runs the tone provider, or something else, and does not register it.
  ///
  /// - Parameters:
  ///   - settings: Environment variables for it, or a command that ends the script.
  /// - Returns: Its path.
  @discardableResult
  func makeTones(_ name: String, _ settings: String = "") throws -> String {
    let script = "#!/bin/sh\n\(settings) exec '\(Self.tones)'\n"
    return try FileSystem.realPath(
      directory.write(Array(script.utf8), to: name, permissions: 0o700))
  }

  /// Registers the tone provider with one voice, `com.example.` and its name.
  ///
  /// - Parameter settings: How it is to misbehave, once it is registered.
  func addTones(_ name: String, _ settings: String = "") throws {
    let voice = "TONE_VOICES=com.example.\(name)"
    try output(of: "provider", "add", makeTones(name, voice))
    try makeTones(name, "\(voice) \(settings)")
  }
}
