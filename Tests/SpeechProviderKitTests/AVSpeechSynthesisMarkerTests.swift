import SpeechProviderKit
import SpeechTypes
import Testing

@Suite("A marker keeps all it says on its way through Apple's form")
struct AVSpeechSynthesisMarkerTests {
  @Test("There and back nothing is lost", arguments: SpeechMarker.Kind.allCases)
  func roundTrip(kind: SpeechMarker.Kind) {
    let range = TextRange(TextOffset(utf8: 3, utf16: 2), TextOffset(utf8: 9, utf16: 6))
    let name = kind == .bookmark || kind == .phoneme ? "n" : ""
    let marker = SpeechMarker(kind, framePosition: 12_345, textRange: range, name: name)
    let apple = AVSpeechSynthesisMarker(marker)
    #expect(apple.byteSampleOffset == 49_380)
    #expect(apple.utf16Range == 2..<6)
    #expect(apple.mark.rawValue == Int(kind.rawValue))
    #expect(apple.bookmarkName == (kind == .bookmark ? "n" : ""))
    #expect(apple.phoneme == (kind == .phoneme ? "n" : ""))
    #expect(apple.speechMarker() == marker)
    apple.setText(location: 7, length: 2)
    #expect(apple.speechMarker().textRange.utf8 == 7..<9)
  }

  @Test(
    "Its position counts the bytes of all channels",
    arguments: [
      (40, 4, 10), (40, 8, 5), (40, 2, 20), (41, 4, 10), (-8, 4, 0), (.min, 4, 0), (.max, 1, .max),
    ])
  func position(byteSampleOffset: Int, bytesPerFrame: Int, framePosition: Int) {
    let apple = AVSpeechSynthesisMarker(
      mark: .word, utf16Range: 1..<3, atByteSampleOffset: byteSampleOffset)
    let range = TextRange(TextOffset(utf8: 2, utf16: 1), TextOffset(utf8: 5, utf16: 3))
    #expect(
      apple.speechMarker(bytesPerFrame: bytesPerFrame, textRange: range)
        == SpeechMarker(.word, framePosition: framePosition, textRange: range))
  }

  @Test("A new one is a phoneme about nothing")
  func empty() {
    let apple = AVSpeechSynthesisMarker()
    #expect(
      apple.speechMarker() == SpeechMarker(.phoneme, framePosition: 0, textRange: .empty, name: ""))
  }
}
