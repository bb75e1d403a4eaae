import AudioOutput
import Foundation
import Posix
import ProviderClient
import SpeechSynthesis
import SpeechTypes
import TestSupport

/// Keeps what a synthesizer tells.
final class EventLog: NSObject, AVSpeechSynthesizerDelegate {
  let names = Monitor<[String]>([])
  /// Called with each name, on the callback queue.
  private let onEvent: (@Sendable (String, AVSpeechSynthesizer) -> Void)?

  init(onEvent: (@Sendable (String, AVSpeechSynthesizer) -> Void)? = nil) { self.onEvent = onEvent }

  private func add(_ name: String, _ synthesizer: AVSpeechSynthesizer, _ text: String) {
    let name = "\(name) \(text)"
    names.change { $0.append(name) }
    onEvent?(name, synthesizer)
  }

  func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance)
  { add("start", synthesizer, utterance.speechString) }

  func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance)
  { add("finish", synthesizer, utterance.speechString) }

  func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didPause utterance: AVSpeechUtterance)
  { add("pause", synthesizer, utterance.speechString) }

  func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, didContinue utterance: AVSpeechUtterance
  ) { add("continue", synthesizer, utterance.speechString) }

  func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didCancel utterance: AVSpeechUtterance)
  { add("cancel", synthesizer, utterance.speechString) }

  func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, didFail utterance: AVSpeechUtterance,
    with error: SpeechSynthesisError
  ) { add("fail", synthesizer, utterance.speechString) }

  func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, willSpeakRangeOfSpeechString characterRange: NSRange,
    utterance: AVSpeechUtterance
  ) {
    let text = utterance.speechString as NSString
    add("word", synthesizer, text.substring(with: characterRange))
  }

  func wait(for name: String) -> Bool {
    names.wait(timeoutMilliseconds: 10_000) { $0.contains(name) ? true : nil } ?? false
  }

  var all: [String] { names.withLock { $0 } }
  /// Without the words.
  var states: [String] { all.filter { !$0.hasPrefix("word") } }
}

/// A synthesizer with providers that say a ramp, and the loudspeaker it is heard on.
///
/// Frame n of an utterance is n, 100 frames for each byte of what the provider is sent, which is
/// `<speak>text</speak>`.
final class SynthesizerFixture {
  let group: ToneGroup
  let speaker = TestSpeaker()
  let pool: ProviderPool
  let log: EventLog
  private(set) var synthesizer: AVSpeechSynthesizer?

  init(
    _ group: ToneGroup, answerMilliseconds: Int32 = 5000,
    onEvent: (@Sendable (String, AVSpeechSynthesizer) -> Void)? = nil
  ) {
    self.group = group
    pool = ProviderPool(
      group.location, clientName: "test", answerMilliseconds: answerMilliseconds)
    log = EventLog(onEvent: onEvent)
    synthesizer = AVSpeechSynthesizer(environment)
    synthesizer?.delegate = log
  }

  /// With one provider of one voice, `tones.one`.
  convenience init(
    first: String = "", always: String = "",
    onEvent: (@Sendable (String, AVSpeechSynthesizer) -> Void)? = nil
  ) throws {
    let group = try ToneGroup()
    try group.addTones("tones", voices: "tones.one", first: first, always: always)
    self.init(group, onEvent: onEvent)
  }

  var environment: SpeechEnvironment {
    SpeechEnvironment(pool: pool) { [speaker] onEvent in
      try DevicePlayer(
        open: { (rate) throws(AudioOutputError) in try speaker.open(rate) }, onEvent: onEvent)
    }
  }

  static func frameCount(_ texts: String...) -> Int {
    texts.reduce(0) { $0 + 100 * ($1.utf8.count + 15) }
  }

  /// What is heard of a text.
  static func ramp(_ texts: String...) -> [Int16] {
    texts.flatMap { (0..<frameCount($0)).map { Int16($0) } }
  }

  @discardableResult
  func speak(_ text: String, pre: Double = 0, post: Double = 0) -> AVSpeechUtterance {
    let utterance = AVSpeechUtterance(string: text)
    utterance.preUtteranceDelay = pre
    utterance.postUtteranceDelay = post
    synthesizer?.speak(utterance)
    return utterance
  }

  /// Waits until a text is being heard, and holds the sound there.
  func hold(at frameCount: Int) -> Bool { speaker.waitUntilHeard(frameCount) }

  func drop() { synthesizer = nil }
}
