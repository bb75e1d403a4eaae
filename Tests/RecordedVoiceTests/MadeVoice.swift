import AIFF
import RecordedVoice
import SpeechTypes
import TestSupport
import VoiceBundle

/// A voice made for one test: unless it is given, each recording is a stretch of one value, its
/// number plus 1 in hundredths of full scale, at 1000 frames a second.
struct MadeVoice: VoiceSource {
  let lexicons = LexiconCache()
  static let identifier = "com.example.made"
  private let directory: TemporaryDirectory

  /// What a recording says, and how long it is.
  struct Sound {
    var text: String
    var frameCount = 100
    /// nil is the value that tells recordings apart.
    var value: Int16?
    /// In place of a value.
    var samples: [Float]?
  }

  /// - Parameters:
  ///   - sounds: Recording `n` is the file `n.aiff`.
  ///   - rules: In JSON; nil for none.
  init(_ sounds: [Sound], rules: String? = nil, sampleRate: Int = 1000) throws {
    directory = try TemporaryDirectory()
    let folder = "\(Self.identifier).voice"
    let writer = try AIFFWriter(sampleRate: Double(sampleRate))
    for (number, sound) in sounds.enumerated() {
      let samples =
        sound.samples?.map { Int16($0 * 32_767) }
        ?? [Int16](repeating: sound.value ?? Self.value(number), count: sound.frameCount)
      var bytes = try writer.header(frameCount: samples.count)
      AIFFWriter.append(samples.span, to: &bytes)
      try directory.write(bytes, to: "\(folder)/Audio/\(number).aiff")
    }
    let recordings = sounds.indices.map { number in
      #"{"file": "\#(number).aiff", "text": "\#(sounds[number].text)"}"#
    }
    let manifest = #"""
      {"format": 1, "identifier": "\#(Self.identifier)", "name": "Made", "version": "1",
       "primaryLanguages": ["en"], "sampleRate": \#(sampleRate), "engine": "phrases", "license": "CC0",
       "source": "a test", "recordings": [\#(recordings.joined(separator: ", "))]
       \#(rules.map { ", \"rules\": \($0)" } ?? "")}
      """#
    try directory.write(manifest, to: "\(folder)/voice.json")
  }

  /// The sample that recording `number` is made of.
  static func value(_ number: Int) -> Int16 { Int16((number + 1) * 327) }

  /// The recording that a sample comes from.
  static func number(of sample: Float) -> Int { Int((sample * 32_768 / 327).rounded()) - 1 }

  func voiceList() throws(SpeechFailure) -> VoiceList { VoiceList() }

  func openVoice(_ identifier: VoiceIdentifier) throws(SpeechFailure) -> OpenedVoice {
    do {
      let path = directory.path("\(identifier.rawValue).voice")
      return try OpenedVoice(try VoiceBundle.load(path))
    } catch {
      throw SpeechFailure(.voiceUnusable, "\(error)")
    }
  }
}
