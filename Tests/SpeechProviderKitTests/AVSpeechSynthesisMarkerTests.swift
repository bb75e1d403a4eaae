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
    #expect(apple.speechMarker { _ in 0..<0 } == marker)
  }

  @Test("A unit that tells UTF-16 alone has its bytes looked up")
  func utf16Only() {
    let apple = AVSpeechSynthesisMarker(mark: .word, utf16Range: 1..<3, atByteSampleOffset: 40)
    let marker = apple.speechMarker { utf16 in
      #expect(utf16 == 1..<3)
      return 2..<5
    }
    let range = TextRange(TextOffset(utf8: 2, utf16: 1), TextOffset(utf8: 5, utf16: 3))
    #expect(marker == SpeechMarker(.word, framePosition: 10, textRange: range))
  }

  @Test("A bookmark is made from its name")
  func bookmark() {
    let apple = AVSpeechSynthesisMarker(bookmarkName: "here", atByteSampleOffset: 4)
    #expect(apple.mark == .bookmark)
    let marker = apple.speechMarker { $0 }
    #expect(marker == SpeechMarker(.bookmark, framePosition: 1, textRange: .empty, name: "here"))
  }
}
