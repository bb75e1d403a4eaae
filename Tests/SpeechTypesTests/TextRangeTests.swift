import SpeechTypes
import Testing

@Suite("A text range is counted in bytes and in UTF-16 units")
struct TextRangeTests {
  @Test(
    "The union is the smallest range that holds both, in either order",
    arguments: [
      (0..<2, 4..<6, 0..<6), (0..<6, 2..<4, 0..<6), (0..<4, 2..<6, 0..<6), (3..<3, 5..<5, 3..<5),
      (2..<4, 2..<4, 2..<4), (0..<0, 7..<9, 0..<9),
    ])
  func union(left: Range<Int>, right: Range<Int>, expected: Range<Int>) {
    let union = Self.range(left).union(Self.range(right))
    #expect(union == Self.range(expected))
    #expect(Self.range(right).union(Self.range(left)) == union)
    #expect(union.utf16 == expected)
    #expect(union.utf8 == (expected.lowerBound * 3)..<(expected.upperBound * 3))
  }

  /// As in a text of characters with three bytes and one unit.
  private static func range(_ units: Range<Int>) -> TextRange {
    TextRange(
      TextOffset(utf8: units.lowerBound * 3, utf16: units.lowerBound),
      TextOffset(utf8: units.upperBound * 3, utf16: units.upperBound))
  }
}
