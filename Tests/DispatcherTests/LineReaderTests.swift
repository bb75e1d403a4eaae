import DispatcherModule
import Posix
import TestSupport
import Testing

@Suite("Lines from speech-dispatcher")
struct LineReaderTests {
  private func reader(_ bytes: [UInt8]) throws -> LineReader {
    let directory = try TemporaryDirectory()
    return LineReader(
      try Descriptor(opening: try directory.write(bytes, to: "input"), .readOnly))
  }

  @Test("are read whole, whatever they hold")
  func whole() throws {
    var reader = try reader(Array("a\n\nč\u{0} \r\n".utf8) + [0xFF, 0x0A] + Array("cut off".utf8))
    #expect(try reader.next() == "a")
    #expect(try reader.next() == "")
    #expect(try reader.next() == "č\u{0} \r")
    #expect(try reader.next() == "\u{FFFD}")
    #expect(try reader.next() == nil)
    #expect(try reader.next() == nil)
  }

  @Test("that are longer than a buffer come whole")
  func long() throws {
    let line = String(repeating: "0123456789", count: 100_000)
    var reader = try reader(Array("x\n\(line)\n\(line)y\nz\n".utf8))
    #expect(try reader.next() == "x")
    #expect(try reader.next() == line)
    #expect(try reader.next() == line + "y")
    #expect(try reader.next() == "z")
  }

  @Test("that belong to a command end with a full stop; a stop in front of one is doubled")
  func stuffing() throws {
    var reader = try reader(Array("one\n..\n...two\n. three\n.\nSTOP\nfour\n".utf8))
    #expect(try reader.lines() == ["one", ".", "..two", " three"])
    #expect(try reader.next() == "STOP")
    #expect(try reader.lines() == nil)
  }
}
