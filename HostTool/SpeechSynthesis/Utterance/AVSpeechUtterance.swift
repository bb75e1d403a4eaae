internal import AudioUnits
public import Foundation
internal import SSML
internal import SpeechTypes

/// A text to be spoken, and how. Apple symbol: `AVSpeechUtterance`.
///
/// Its properties count at the moment it is handed to a synthesizer; what is changed later counts
/// for the next time. Not to be used from two threads at once.
open class AVSpeechUtterance: NSObject, NSCopying, NSSecureCoding {
  /// What the utterance was made from.
  enum Content {
    case text([SpokenDocument.Run])
    /// A document that is known to be well-formed.
    case ssml(SpokenDocument)
  }

  let content: Content
  /// The text; of an SSML document what is left without its markup. Ranges that a delegate is told
  /// are in this text.
  public let speechString: String
  /// The text it was made from, where that had attributes.
  private let attributedText: NSAttributedString?

  /// The voice; nil for the default voice of the user's language.
  open var voice: AVSpeechSynthesisVoice?
  /// Silence before it, in seconds.
  open var preUtteranceDelay: TimeInterval = 0
  /// Silence between it and the next in the queue, in seconds.
  open var postUtteranceDelay: TimeInterval = 0
  /// Whether a screen reader's settings count instead of this utterance's; kept, and without effect
  /// here, where a screen reader's settings are its own.
  open var prefersAssistiveTechnologySettings = false

  /// How fast it is spoken, from `AVSpeechUtteranceMinimumSpeechRate` to
  /// `AVSpeechUtteranceMaximumSpeechRate`; held to that range. Has no effect on SSML.
  open var rate: Float {
    get { heldRate }
    set { heldRate = newValue.isNaN ? AVSpeechUtteranceDefaultSpeechRate : newValue.held(0, 1) }
  }
  private var heldRate = AVSpeechUtteranceDefaultSpeechRate

  /// A multiple of the voice's own pitch, held to 0.5 to 2. Has no effect on SSML.
  open var pitchMultiplier: Float {
    get { heldPitch }
    set { heldPitch = newValue.isNaN ? 1 : newValue.held(0.5, 2) }
  }
  private var heldPitch: Float = 1

  /// How loud it is, from 0 for silence to 1 for the voice's own level; held to that range.
  open var volume: Float {
    get { heldVolume }
    set { heldVolume = newValue.isNaN ? 1 : newValue.held(0, 1) }
  }
  private var heldVolume: Float = 1

  /// Makes an utterance of nothing.
  public override init() {
    content = .text([SpokenDocument.Run("")])
    speechString = ""
    attributedText = nil
  }

  /// Makes an utterance of plain text.
  public init(string: String) {
    content = .text([SpokenDocument.Run(string)])
    speechString = string
    attributedText = nil
  }

  /// Makes an utterance of text in which `AVSpeechSynthesisIPANotationAttribute` says how a stretch
  /// is pronounced.
  public init(attributedString: NSAttributedString) {
    let text = NSAttributedString(attributedString: attributedString)
    attributedText = text
    content = .text(text.spokenRuns)
    speechString = text.string
  }

  /// Makes an utterance of an SSML document.
  ///
  /// A byte order mark and white space may come before its root.
  ///
  /// - Returns: nil for what is no well-formed document with the root `speak`, and for one whose
  ///   entities expand beyond all measure.
  public init?(ssmlRepresentation string: String) {
    guard let document = SpokenDocument(ssml: string) else { return nil }
    content = .ssml(document)
    speechString = document.shown.text
    attributedText = nil
  }

  private init(copying other: AVSpeechUtterance) {
    content = other.content
    speechString = other.speechString
    attributedText = other.attributedText
    voice = other.voice
    heldRate = other.rate
    heldPitch = other.pitchMultiplier
    heldVolume = other.volume
    preUtteranceDelay = other.preUtteranceDelay
    postUtteranceDelay = other.postUtteranceDelay
    prefersAssistiveTechnologySettings = other.prefersAssistiveTechnologySettings
  }

  /// The text with its attributes.
  open var attributedSpeechString: NSAttributedString {
    // Made when it is asked for: Foundation never frees all of an attributed string.
    attributedText ?? NSAttributedString(string: speechString)
  }

  // MARK: - NSCopying

  /// Another utterance with the same text and properties.
  open func copy(with zone: NSZone? = nil) -> Any { AVSpeechUtterance(copying: self) }

  // MARK: - NSSecureCoding

  /// True.
  public static var supportsSecureCoding: Bool { true }

  /// Writes it into an archive.
  open func encode(with coder: NSCoder) {
    switch content {
    case .text(let runs):
      coder.encode(runs.map(\.text) as NSArray, forKey: "texts")
      coder.encode(runs.map { $0.pronunciation ?? "" } as NSArray, forKey: "pronunciations")
    case .ssml(let document): coder.encode(document.ssml as NSString, forKey: "ssml")
    }
    coder.encode(voice, forKey: "voice")
    coder.encode(rate, forKey: "rate")
    coder.encode(pitchMultiplier, forKey: "pitchMultiplier")
    coder.encode(volume, forKey: "volume")
    coder.encode(preUtteranceDelay, forKey: "preUtteranceDelay")
    coder.encode(postUtteranceDelay, forKey: "postUtteranceDelay")
    coder.encode(prefersAssistiveTechnologySettings, forKey: "prefersAssistiveTechnologySettings")
  }

  /// Reads it from an archive; nil for one that holds no utterance.
  public required init?(coder: NSCoder) {
    if let ssml = coder.decodeObject(of: NSString.self, forKey: "ssml") {
      guard let document = SpokenDocument(ssml: ssml as String) else { return nil }
      content = .ssml(document)
      speechString = document.shown.text
      attributedText = nil
    } else if let runs = coder.spokenRuns {
      content = .text(runs)
      let text = NSAttributedString.spoken(runs)
      attributedText = text
      speechString = text.string
    } else {
      return nil
    }
    super.init()
    voice = coder.decodeObject(of: AVSpeechSynthesisVoice.self, forKey: "voice")
    rate = coder.decodeFloat(forKey: "rate")
    pitchMultiplier = coder.decodeFloat(forKey: "pitchMultiplier")
    volume = coder.decodeFloat(forKey: "volume")
    preUtteranceDelay = coder.decodeDouble(forKey: "preUtteranceDelay")
    postUtteranceDelay = coder.decodeDouble(forKey: "postUtteranceDelay")
    prefersAssistiveTechnologySettings = coder.decodeBool(
      forKey: "prefersAssistiveTechnologySettings")
  }
}

extension Float {
  fileprivate func held(_ low: Float, _ high: Float) -> Float { min(max(self, low), high) }
}
