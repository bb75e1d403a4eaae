import Posix
import Pronunciation
import SpeechTypes
import TestSupport
import Testing

@Suite("Language data")
struct LanguageDataTests {
  private let english: LanguageTag

  init() throws { english = try #require(LanguageTag("en-US")) }

  @Test("is found in the source tree of the running program")
  func sourceTree() throws {
    #expect(try LanguageData.find(english).lexicon.contains("hello"))
  }

  @Test("is taken from the first folder that has the language")
  func order() throws {
    let directory = try TemporaryDirectory()
    let lexicon = LexiconBuilder("fnord F N AO1 R D").bytes()
    try directory.write(lexicon, to: "mine/en-US/lexicon.bin")
    try directory.write(
      ShippedData.bytes("letter-to-sound.bin"), to: "mine/en-US/letter-to-sound.bin")
    let shipped = FileSystem.parent(of: ShippedData.folder)
    let folders = [directory.path("none"), directory.path("mine"), shipped]
    #expect(try LanguageData.find(english, in: folders).lexicon.wordCount == 1)
  }

  @Test("that is broken is an error, and not passed over")
  func broken() throws {
    let directory = try TemporaryDirectory()
    try directory.write("nonsense", to: "en-US/lexicon.bin")
    let folders = [directory.path, FileSystem.parent(of: ShippedData.folder)]
    #expect(throws: PronunciationError.wrongMagic(file: directory.path("en-US/lexicon.bin"))) {
      _ = try LanguageData.find(english, in: folders)
    }
  }

  @Test("that is nowhere is an error that says where it was looked for")
  func nowhere() {
    #expect(throws: PronunciationError.noData(language: "en-US", folders: ["/a", "/b"])) {
      _ = try LanguageData.find(english, in: ["/a", "/b"])
    }
  }

  @Test("takes little room, and carries its licence")
  func size() throws {
    let files = ["lexicon.bin", "letter-to-sound.bin"]
    let byteCounts = try files.map {
      try MappedFile(FileSystem.join(ShippedData.folder, $0)).byteCount
    }
    #expect(byteCounts[0] <= 2_000_000 && byteCounts[1] <= 3_000_000)
    for name in ["LICENSE-cmudict", "NOTICE"] {
      #expect(FileSystem.exists(FileSystem.join(ShippedData.folder, name)), "\(name)")
    }
  }
}
