internal import AudioBuffers
internal import AudioUnits
internal import Foundation
internal import ProviderClient
internal import SSML
internal import SpeechTypes

/// An utterance as it was when it was handed to a synthesizer.
///
/// Its variables are the engine's, under the engine's lock.
final class QueuedUtterance: @unchecked Sendable {
  /// Where the sound of an utterance goes that is written instead of heard.
  struct Writing {
    var onBuffer: @Sendable (AVAudioBuffer) -> Void
    var onMarkers: @Sendable ([AVSpeechSynthesisMarker]) -> Void
    var onEnd: @Sendable (SpeechSynthesisError?) -> Void
  }

  let identifier: Int
  let utterance: AVSpeechUtterance
  let document: SpokenDocument
  let wish: VoiceWish
  let options: SpeechOptions
  let writing: Writing?
  /// Whether markers are in the document rather than in the utterance's text.
  private let isDocument: Bool
  var job: SpeechJob?
  var failure: SpeechSynthesisError?
  /// Of the buffers; what the voice says until the provider tells it.
  var format: AVAudioFormat
  /// Markers whose sound a pause cut off before they could be told.
  var untoldMarkers: [SpeechMarker] = []
  /// Whether the program has ended it, so that no more buffers are wanted.
  var isAbandoned = false
  /// Whether the last buffer of a writing was delivered.
  var isWritingOver = false

  init(_ identifier: Int, _ utterance: AVSpeechUtterance, writing: Writing?) {
    self.identifier = identifier
    self.utterance = utterance
    self.writing = writing
    let userLanguage = VoiceDirectory.userLanguage
    let language = utterance.voice.flatMap { LanguageTag($0.language) }
    wish = VoiceWish(
      utterance.voice.flatMap { VoiceIdentifier($0.identifier) },
      language: language ?? userLanguage)
    format = utterance.voice?.bufferFormat ?? .speech(sampleRate: 0)
    var options = SpeechOptions()
    switch utterance.content {
    case .text(let runs):
      isDocument = false
      document = SpokenDocument(
        runs, rate: utterance.rate, pitch: utterance.pitchMultiplier, volume: utterance.volume,
        language: language == userLanguage ? nil : language)
    case .ssml(let document):
      isDocument = true
      self.document = document
      options.prosody.volumeDecibels = Decibel.of(amplitude: Double(utterance.volume))
        .held(to: Prosody.requestVolumes)
    }
    self.options = options
  }

  var entry: SpeechQueue.Entry {
    SpeechQueue.Entry(
      identifier, isSpoken: writing == nil, preDelaySeconds: max(0, utterance.preUtteranceDelay),
      postDelaySeconds: max(0, utterance.postUtteranceDelay))
  }

  /// What a provider is asked.
  func order(creditByteCount: UInt32) -> SpeechOrder {
    SpeechOrder(
      .ssml, text: Array(document.ssml.utf8), creditByteCount: creditByteCount, options: options)
  }

  /// Whether no sound at all would be a failure.
  var hasWords: Bool { document.shown.text.hasWords }

  /// The stretch of the utterance's text that a marker is about.
  func shownRange(of marker: SpeechMarker) -> NSRange {
    NSRange(document.shownRange(of: marker.textRange))
  }

  /// A marker as programs see it: its range is in the text that they gave.
  func marker(_ marker: SpeechMarker) -> AVSpeechSynthesisMarker {
    let result = AVSpeechSynthesisMarker(marker)
    if !isDocument { result.textRange = shownRange(of: marker) }
    return result
  }
}
