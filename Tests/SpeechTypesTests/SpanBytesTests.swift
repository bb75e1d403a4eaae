import SpeechTypes
import Testing

@Suite("Bytes are looked at eight at a time")
struct SpanBytesTests {
  /// Runs shorter than eight, of eight, and longer, wherever they begin.
  private static let places = [0, 1, 7, 8, 9, 15, 16, 17, 30]

  @Test(
    "A plain run ends in front of whatever is not one character of ASCII in a line",
    arguments: [0x00, 0x09, 0x0A, 0x0D, 0x1F, 0x80, 0xA0, 0xBF, 0xC3, 0xFF] as [UInt8])
  func plainRun(stop: UInt8) {
    for place in Self.places {
      var bytes = [UInt8](repeating: UInt8(ascii: "x"), count: 31)
      bytes[place] = stop
      for start in 0...place {
        #expect(bytes.span.plainRunCount(from: start, to: 31) == place - start)
        #expect(bytes.span.plainRunCount(from: start, to: place) == place - start)
      }
      #expect(bytes.span.plainRunCount(from: place + 1, to: 31) == 30 - place)
    }
  }

  @Test("Every printable character and DEL is plain")
  func plainCharacters() {
    let bytes = [UInt8](0x20...0x7F)
    #expect(bytes.span.plainRunCount(from: 0, to: bytes.count) == bytes.count)
    #expect([UInt8]().span.plainRunCount(from: 0, to: 0) == 0)
  }

  @Test(
    "The first of a byte is found, whatever stands around it",
    arguments: [(0x2D, 0x2C), (0x2D, 0x2E), (0x2D, 0xAD), (0x00, 0x01), (0x00, 0x80), (0xFF, 0x00)]
      as [(UInt8, UInt8)])
  func firstPlace(wanted: UInt8, other: UInt8) {
    for place in Self.places {
      var bytes = [UInt8](repeating: other, count: 31)
      bytes[place] = wanted
      bytes[30] = wanted
      for start in 0...place {
        #expect(bytes.span.firstPlace(of: wanted, from: start, to: 31) == place)
        #expect(bytes.span.firstPlace(of: wanted, from: start, to: place) == nil)
      }
    }
    #expect([other].span.firstPlace(of: other, from: 1, to: 0) == nil)
  }
}
