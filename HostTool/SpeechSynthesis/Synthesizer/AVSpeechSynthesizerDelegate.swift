public import AudioUnits
public import Foundation

// `@preconcurrency` as protocols are that come from Objective-C: code in Swift 5's language mode is
// told nothing of Sendable.

/// Is told what becomes of utterances. Apple symbol: `AVSpeechSynthesizerDelegate`.
///
/// All methods may be left out. They are called one after the other on the synthesizer's
/// `callbackQueue`. An utterance that was started ends with exactly one of `didFinish`, `didCancel`
/// and `didFail`.
@preconcurrency public protocol AVSpeechSynthesizerDelegate: NSObjectProtocol, Sendable {
  /// The utterance's first sample is on its way.
  func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance)

  /// All of the utterance was heard.
  func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance)

  /// The utterance is paused; not told for a pause between utterances.
  func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didPause utterance: AVSpeechUtterance)

  /// The utterance goes on after a pause.
  func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, didContinue utterance: AVSpeechUtterance)

  /// The utterance was being spoken when speech was stopped; not told of those that waited.
  func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didCancel utterance: AVSpeechUtterance)

  /// A word begins: its range in the utterance's `speechString`, in UTF-16 units.
  func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, willSpeakRangeOfSpeechString characterRange: NSRange,
    utterance: AVSpeechUtterance)

  /// What the marker is about begins.
  func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, willSpeak marker: AVSpeechSynthesisMarker,
    utterance: AVSpeechUtterance)

  /// The utterance cannot be spoken, or not to its end, for a reason that is not the program's.
  ///
  /// An addition to Apple's API; a delegate without it is told `didCancel`. An utterance may fail
  /// before it is started.
  func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, didFail utterance: AVSpeechUtterance,
    with error: SpeechSynthesisError)
}

extension AVSpeechSynthesizerDelegate {
  /// Does nothing.
  public func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance
  ) {}

  /// Does nothing.
  public func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance
  ) {}

  /// Does nothing.
  public func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, didPause utterance: AVSpeechUtterance
  ) {}

  /// Does nothing.
  public func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, didContinue utterance: AVSpeechUtterance
  ) {}

  /// Does nothing.
  public func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, didCancel utterance: AVSpeechUtterance
  ) {}

  /// Does nothing.
  public func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, willSpeakRangeOfSpeechString characterRange: NSRange,
    utterance: AVSpeechUtterance
  ) {}

  /// Does nothing.
  public func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, willSpeak marker: AVSpeechSynthesisMarker,
    utterance: AVSpeechUtterance
  ) {}

  /// Tells `didCancel`.
  public func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, didFail utterance: AVSpeechUtterance,
    with error: SpeechSynthesisError
  ) {
    speechSynthesizer(synthesizer, didCancel: utterance)
  }
}
