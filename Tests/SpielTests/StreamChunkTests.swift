import SpielService
import Testing

@Suite("A piece of a stream")
struct StreamChunkTests {
  @Test("begins a stream with its version")
  func header() { #expect(StreamChunk.header == [0x30, 0x2E, 0x30, 0x31]) }

  @Test("holds samples behind their size, the least byte first")
  func audio() {
    #expect(StreamChunk.audio([1, 2, 3, 4]) == [1, 4, 0, 0, 0, 1, 2, 3, 4])
    let long = StreamChunk.audio([UInt8](repeating: 7, count: 0x0102)[...])
    #expect(long.prefix(5) == [1, 0x02, 0x01, 0, 0])
    #expect(long.count == 5 + 0x0102)
  }

  @Test(
    "tells of an event",
    arguments: [
      (StreamChunk.EventKind.word, 0..<5, "", [2, 1, 0, 0, 0, 0, 5, 0, 0, 0, 0, 0, 0, 0]),
      (.sentence, 258..<65_536, "", [2, 2, 2, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0]),
      (.range, 1..<2, "", [2, 3, 1, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0]),
      (.mark, 3..<3, "aé", [2, 4, 3, 0, 0, 0, 3, 0, 0, 0, 3, 0, 0, 0, 0x61, 0xC3, 0xA9]),
    ] as [(StreamChunk.EventKind, Range<Int>, String, [UInt8])])
  func event(kind: StreamChunk.EventKind, range: Range<Int>, name: String, bytes: [UInt8]) {
    #expect(StreamChunk.event(kind, characters: range, name: name) == bytes)
  }

  @Test("holds a range that no number of it can")
  func hugeRange() {
    let bytes = StreamChunk.event(.word, characters: 0..<(1 << 40))
    #expect(bytes[6..<10].allSatisfy { $0 == 0xFF })
  }

  @Test("is written at once, so a name that is too long ends with a whole character")
  func longName() {
    // 14 bytes of head leave 4082 for the name: 2041 characters of two bytes.
    let even = StreamChunk.event(
      .mark, characters: 0..<0, name: String(repeating: "é", count: 9000))
    #expect(even.count == 4096)
    let odd = StreamChunk.event(
      .mark, characters: 0..<0, name: "a" + String(repeating: "é", count: 9000))
    #expect(odd.count == 4095)
    #expect(odd[10..<14] == [0xF1, 0x0F, 0, 0])
    #expect(String(validating: odd[14...], as: UTF8.self)?.unicodeScalars.last == "é")
  }
}
