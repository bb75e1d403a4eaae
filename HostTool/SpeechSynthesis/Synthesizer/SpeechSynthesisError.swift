internal import ProviderClient

/// Why an utterance was not spoken, or not to its end. An addition to Apple's API, which has no way
/// to tell.
public struct SpeechSynthesisError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What kind of failure it is.
  public struct Code: Hashable, Sendable {
    private let name: String

    /// No provider program was found, or none starts.
    public static let noProvider = Self(name: "noProvider")
    /// No voice can speak it.
    public static let noVoice = Self(name: "noVoice")
    /// The voice's provider ended or hung, and so did what stood in for it.
    public static let providerFailed = Self(name: "providerFailed")
    /// The provider says that it cannot speak it.
    public static let notSpoken = Self(name: "notSpoken")
    /// The sound device cannot be used.
    public static let audioOutput = Self(name: "audioOutput")
  }

  /// What kind of failure it is.
  public let code: Code
  /// One sentence for people: what, where and why.
  public let description: String

  init(_ code: Code, _ description: String) {
    self.code = code
    self.description = description
  }

  init(_ error: SpeechError) {
    let code: Code =
      switch error.code {
      case .noProvider: .noProvider
      case .noVoice: .noVoice
      case .providerFailed: .providerFailed
      case .notSpoken: .notSpoken
      }
    self.init(code, error.description)
  }
}
