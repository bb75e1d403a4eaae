import AIFF
import Posix
import Pronunciation
import TestSupport
import Testing
import VoiceBuilder

@Suite("The labels of a folder's recordings are found", .tags(.audio))
struct RecordingAlignerTests {
  private static func pronouncer() throws -> EnglishPronouncer {
    let folder = FileSystem.join(
      FileSystem.parent(of: FileSystem.parent(of: FileSystem.parent(of: #filePath))),
      "ProviderExtension/Languages/en-US")
    return EnglishPronouncer(data: try LanguageData(folder: folder))
  }

  /// 0.3 s of hiss and 0.5 s of pulses.
  private static func samples() -> [Int16] {
    var state: UInt32 = 1
    return (0..<6400).map { index in
      state = state &* 1_664_525 &+ 1_013_904_223
      let hiss = Int16(truncatingIfNeeded: Int(state >> 20) - 2048)
      return index >= 2400 ? (index % 80 == 0 ? 20_000 : 0) : hiss
    }
  }

  @Test("and written where there are any; former ones of others are removed")
  func labels() throws {
    let directory = try TemporaryDirectory()
    var audio = try AIFFWriter(sampleRate: 8000, channelCount: 1).header(frameCount: 6400)
    AIFFWriter.append(Self.samples().span, to: &audio)
    for name in ["a", "b", "c"] { try directory.write(audio, to: "Audio/\(name).aiff") }
    try directory.write(
      "a\tprompt\tsaw\nb\tprompt\tSaw.\nc\tprompt\t7\ngone\tprompt\tsaw\n", to: "texts.tsv")
    try directory.write("0\t1\tSIL\t-\n", to: "Labels/c.lab")

    let aligner = try RecordingAligner(folder: directory.path, pronouncer: Self.pronouncer())
    #expect(try aligner.writeLabels { _ in false } == nil)
    #expect(FileSystem.exists(directory.path("Labels/c.lab")))
    let outcomes = try #require(try aligner.writeLabels())
    #expect(outcomes.map(\.name) == ["a", "b", "c", "gone"])
    let names = try FileSystem.names(inDirectory: directory.path("Labels"))
    #expect(names.sorted() == ["a.lab", "b.lab"])
    guard case .failed(let reason) = outcomes[2].outcome, case .failed = outcomes[3].outcome else {
      Issue.record("\(outcomes)")
      return
    }
    #expect(reason == "c: \"7\" cannot be pronounced")

    let text = try Descriptor(opening: directory.path("Labels/a.lab"), .readOnly).readAll()
    let labels = try PhoneLabel.parse(String(decoding: text, as: UTF8.self))
    #expect(labels.compactMap(\.phoneme).arpabet == "S AO1")
    #expect(labels.first?.startSeconds == 0 && labels.last?.endSeconds == 0.8)
    let vowel = try #require(labels.first { $0.phoneme?.isVowel == true })
    #expect(abs(vowel.startSeconds - 0.3) < 0.03)
  }

  @Test("in lines that are read as they were written")
  func lines() throws {
    let labels = [
      PhoneLabel(startSeconds: 0, endSeconds: 0.00004, phoneme: nil, word: nil),
      PhoneLabel(startSeconds: 0.0123, endSeconds: 12.3456, phoneme: .all[30], word: 3),
    ]
    let text = labels.map(\.line).joined()
    #expect(text == "0.0000\t0.0000\tSIL\t-\n0.0123\t12.3456\t\(Phoneme.all[30].arpabet)\t3\n")
    #expect(try PhoneLabel.parse(text).map(\.line) == labels.map(\.line))
  }

  @Test("Without texts there is nothing to do")
  func nothing() throws {
    let directory = try TemporaryDirectory()
    let aligner = try RecordingAligner(folder: directory.path, pronouncer: Self.pronouncer())
    #expect(try aligner.writeLabels()?.isEmpty == true)
  }
}
