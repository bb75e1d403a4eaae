import AudioUnits
import Foundation
import SpeechSynthesis
import Testing

@Suite("Apple's initialisers make the markers that their names say")
struct MarkerInitialiserTests {
  private static let range = NSRange(location: 2, length: 3)

  @Test(
    "With a range",
    arguments: [
      (AVSpeechSynthesisMarker(wordRange: range, atByteSampleOffset: 4), 1),
      (AVSpeechSynthesisMarker(sentenceRange: range, atByteSampleOffset: 4), 2),
      (AVSpeechSynthesisMarker(paragraphRange: range, atByteSampleOffset: 4), 3),
      (
        AVSpeechSynthesisMarker(
          markerType: .bookmark, forTextRange: range, atByteSampleOffset: 4), 4
      ),
    ])
  func ranged(marker: AVSpeechSynthesisMarker, mark: Int) {
    #expect(marker.mark.rawValue == mark)
    #expect(marker.textRange == Self.range)
    #expect(marker.byteSampleOffset == 4)
    #expect(marker.bookmarkName.isEmpty && marker.phoneme.isEmpty)
  }

  @Test("With a name")
  func named() {
    let phoneme = AVSpeechSynthesisMarker(phonemeString: "p", atByteSampleOffset: 8)
    #expect(phoneme.mark == .phoneme && phoneme.phoneme == "p" && phoneme.bookmarkName.isEmpty)
    let bookmark = AVSpeechSynthesisMarker(bookmarkName: "b", atByteSampleOffset: 8)
    #expect(bookmark.mark == .bookmark && bookmark.bookmarkName == "b" && bookmark.phoneme.isEmpty)
    #expect(phoneme.textRange == NSRange() && bookmark.byteSampleOffset == 8)
  }

  @Test(
    "A range that no text has is kept, and held to what can be counted",
    arguments: [
      (NSRange(location: NSNotFound, length: 0), Int.max..<Int.max),
      (NSRange(location: NSNotFound, length: 7), Int.max..<Int.max),
      (NSRange(location: -5, length: 3), 0..<3),
      (NSRange(location: 5, length: -3), 5..<5),
      (NSRange(location: .min, length: .min), 0..<0),
    ])
  func impossible(range: NSRange, held: Range<Int>) {
    let marker = AVSpeechSynthesisMarker(wordRange: range, atByteSampleOffset: 0)
    #expect(marker.textRange == range)
    #expect(marker.utf16Range == held)
  }
}
