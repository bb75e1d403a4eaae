import SpielService
import Testing

@Suite("Offsets in characters")
struct CharacterOffsetsTests {
  @Test(
    "count Unicode scalars, whatever bytes they take",
    arguments: [
      "", "walk", "\u{1F3C3}\u{200D}\u{2642} é e\u{301}\r\n",
      String(repeating: "aé\u{20AC}\u{1F600}", count: 100),
    ])
  func scalars(text: String) {
    let offsets = CharacterOffsets(Array(text.utf8))
    for (count, index) in (Array(text.unicodeScalars.indices) + [text.endIndex]).enumerated() {
      let byteOffset = text.utf8.distance(from: text.startIndex, to: index)
      #expect(offsets.count(beforeByte: byteOffset) == count)
    }
  }

  @Test("are held to the text")
  func outside() {
    let offsets = CharacterOffsets(Array("éa".utf8))
    #expect(offsets.count(beforeByte: -1) == 0)
    #expect(offsets.count(beforeByte: 1) == 1)
    #expect(offsets.count(beforeByte: 4) == 2)
    #expect(offsets.count(beforeByte: .max) == 2)
    #expect(CharacterOffsets([]).count(beforeByte: 3) == 0)
  }
}
