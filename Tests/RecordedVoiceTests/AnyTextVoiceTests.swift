import AIFF
import Posix
import Pronunciation
import RecordedVoice
import SpeechTypes
import TestSupport
import Testing
import UnitBank
import VoiceBundle

@Suite("The bundled voices that say any text", .tags(.audio))
struct AnyTextVoiceTests {
  private static let voices = ["com.example.slt", "com.example.kumo", "com.example.pip"]

  @Test("say every word of a text once, from its first sound on", arguments: voices)
  func everyWord(voice: String) throws {
    let text = """
      The quick brown fox measured 3 azure vases, 12 yellow boats & a thick oily beige couch. \
      Would Joyce's 2nd cheque, for $4.50, arrive by 9:30 on Thursday? Yes! She thought so...
      """
    let rendering = try Rendering(text, voice: voice, kind: .plain)
    #expect(rendering.diagnostics.isEmpty)
    let words = rendering.markers.filter { $0.kind == .word }
    // Numbers share a range among their words.
    #expect(words.count == 37)
    #expect(Set(words.map(\.framePosition)).count == words.count)
    #expect(words.map(\.framePosition) == words.map(\.framePosition).sorted())
    #expect(rendering.markers.allSatisfy { $0.framePosition < rendering.samples.count })
    #expect(rendering.markers.filter { $0.kind == .sentence }.count == 4)
    let rate = try Self.bundle(voice).manifest.sampleRate
    let first = rendering.samples.firstIndex { abs($0) > 1.0 / 1024 } ?? .max
    #expect(Double(first) <= rate / 1000)
    #expect(rendering.samples.allSatisfy { abs($0) < 1 })
  }

  @Test("can say the first words of a sentence before the last are chosen", arguments: voices)
  func firstWords(voice: String) throws {
    let text = "The gentle ticket opens the crooked teacher toward the patient forest"
    let unit = try Rendering.unit()
    unit.beginStreamedRequest(
      voice: try #require(VoiceIdentifier(voice)), textKind: .plain, options: SpeechOptions())
    unit.appendText(Array(text.utf8)[...], isLast: true)
    var parts: [[String]] = []
    while let events = unit.nextPlanEvents() {
      parts.append(
        events.compactMap { if case .word(let word) = $0.content { word.spoken } else { nil } })
    }
    #expect(parts.count > 1)
    #expect(parts.flatMap(\.self) == text.lowercased().split(separator: " ").map(String.init))
  }

  @Test("have a marker for each phoneme, inside its word", arguments: voices)
  func phonemes(voice: String) throws {
    let rendering = try Rendering("Cats sleep.", voice: voice, kind: .plain)
    let phonemes = rendering.markers.filter { $0.kind == .phoneme }
    #expect(phonemes.map(\.name) == ["k", "æ", "t", "s", "s", "l", "i", "p"])
    #expect(
      phonemes.map(\.textRange.utf16) == Array(repeating: 0..<4, count: 4)
        + Array(repeating: 5..<10, count: 4))
    #expect(phonemes[0].framePosition == 0)
    let words = rendering.markers.filter { $0.kind == .word }
    #expect(words.map(\.framePosition) == [0, phonemes[4].framePosition])
    #expect(Set(phonemes.map(\.framePosition)).count == 8)
  }

  @Test("have every phone of English recorded", arguments: voices)
  func coverage(voice: String) throws {
    let bank = try UnitBank(path: Self.bundle(voice).unitBankPath)
    for phoneme in Phoneme.all.prefix(Phoneme.englishCount) {
      #expect(bank.has(phoneme), "\(phoneme.arpabet)")
    }
  }

  @Test(
    "The default voice says what a screen reader says most just as it was recorded",
    arguments: ["letter", "day", "month", "key", "interface", "number"])
  func whole(kind: String) throws {
    let bundle = try Self.bundle("com.example.slt")
    for line in try Self.lines(of: "texts.tsv", in: bundle) where line[1] == kind {
      let rendering = try Rendering(line[2], voice: "com.example.slt", kind: .plain)
      let recorded = try Self.samples(line[0], bundle)
      let start = recorded.firstIndex { abs($0) > 1.0 / 1024 } ?? 0
      let count = min(rendering.samples.count, recorded.count - start)
      #expect(count > recorded.count * 3 / 4, "\(line[2])")
      let isSame = rendering.samples[..<count] == recorded[start..<(start + count)]
      #expect(isSame, "\(line[2])")
    }
  }

  @Test("The default voice is chosen for its language by itself")
  func isDefault() throws {
    let descriptions = try Self.voices.map { try Self.bundle($0).description }
    let english = try #require(LanguageTag("en-US"))
    #expect(
      VoiceList(voices: descriptions).voice(for: english)?.identifier.rawValue
        == "com.example.slt")
  }

  private static func bundle(_ voice: String) throws -> VoiceBundle {
    try VoiceBundle.load(SourceTree.voice(voice), checksFiles: false)
  }

  private static func lines(of file: String, in bundle: VoiceBundle) throws -> [[String]] {
    let path = FileSystem.join(bundle.path, file)
    let text = String(
      decoding: try Descriptor(opening: path, .readOnly).readAll(), as: UTF8.self)
    return text.split(separator: "\n").map { $0.split(separator: "\t").map(String.init) }
  }

  private static func samples(_ name: String, _ bundle: VoiceBundle) throws -> [Float] {
    let file = try MappedFile(FileSystem.join(bundle.audioFolder, name + ".aiff"))
    let description = try AIFFDescription(parsing: file.bytes)
    var samples = [Float](repeating: 0, count: description.frameCount)
    var span = samples.mutableSpan
    description.decode(
      frames: 0..<description.frameCount, channel: 0, from: file.bytes, into: &span)
    return samples
  }
}
