package import SpeechTypes

/// Keeps personal voices from an application that the user has not allowed to use them.
///
/// The one place that decides it, for listing and for speaking.
package struct PersonalVoiceGate: Hashable, Sendable {
  /// Real path of the application's executable; nil when the system does not tell it.
  private let application: String?
  private let groupOption: String

  /// - Parameters:
  ///   - application: As `Environment.parentExecutablePath` or `executablePath` tell it; nothing is
  ///     personal to an application that is not known.
  ///   - groupFolder: The folder that was named instead of the usual group, for the advice.
  package init(application: String?, groupFolder: String? = nil) {
    self.application = application
    groupOption = groupFolder.map { " --group \(Self.quoted($0))" } ?? ""
  }

  /// Why the application may not use the voice, and what allows it; nil when it may.
  package func refusal(of voice: StoredVoice, in state: StoreSnapshot) -> SpeechFailure? {
    refusal(of: voice.description, in: state)
  }

  /// The same for a voice that need not be the store's.
  package func refusal(of voice: VoiceDescription, in state: StoreSnapshot) -> SpeechFailure? {
    guard voice.traits.contains(.personal) else { return nil }
    guard let application else {
      return SpeechFailure(
        .notPermitted,
        "\"\(voice.identifier)\" is a personal voice, and the system does not tell which "
          + "application asks for it")
    }
    guard state.personalVoiceStatus(of: application) != .authorized else { return nil }
    return SpeechFailure(
      .notPermitted,
      "\"\(voice.identifier)\" is a personal voice, which \(application) may not use; allow it "
        + "with: voicectl personal\(groupOption) allow \(Self.quoted(application))")
  }

  /// A word as a shell takes it.
  private static func quoted(_ word: String) -> String {
    let plain = word.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"):
        true
      default: "/._-+:,@%".utf8.contains(byte)
      }
    }
    guard !plain || word.isEmpty else { return word }
    return "'"
      + word.split(separator: "'", omittingEmptySubsequences: false)
      .joined(separator: "'\\''") + "'"
  }
}
