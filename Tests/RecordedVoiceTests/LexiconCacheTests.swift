import Glibc
import Posix
import RecordedVoice
import TestSupport
import Testing
import TextAnalysis

@Suite("Lexicons are kept while their files stay the same")
struct LexiconCacheTests {
  private let directory: TemporaryDirectory
  private let cache = LexiconCache()

  init() throws { directory = try TemporaryDirectory() }

  private static let text = """
    <lexicon version="1.0" xmlns="http://www.w3.org/2005/01/pronunciation-lexicon" \
    alphabet="ipa" xml:lang="en"><lexeme><grapheme>a</grapheme></lexeme></lexicon>
    """

  @Test("read once, and again when they have changed")
  func changes() throws {
    let path = try directory.write(Self.text, to: "a.pls")
    let first = try cache.lexicon(path: path)
    #expect(first.diagnostics.count == 1)
    _ = try cache.lexicon(path: path)
    #expect(cache.readCount == 1)
    try directory.write(Self.text + "<x/>", to: "a.pls")
    #expect(try cache.lexicon(path: path).diagnostics.count == 2)
    #expect(cache.readCount == 2)
    try FileSystem.rename(directory.write(Self.text, to: "b.pls"), to: path)
    #expect(try cache.lexicon(path: path).diagnostics.count == 1)
    #expect(cache.readCount == 3)
  }

  @Test("and bounded in number and size")
  func bounds() throws {
    for number in 0..<40 {
      _ = try cache.lexicon(path: directory.write(Self.text, to: "\(number).pls"))
    }
    #expect(cache.readCount == 40)
    let large = try directory.write("", to: "large.pls")
    try #require(truncate(large, off_t(LexiconCache.byteLimit + 1)) == 0)
    #expect(throws: LexiconRefusal("the file has more than 16777216 bytes")) {
      try cache.lexicon(path: large)
    }
  }

  @Test("and refused when they cannot be read")
  func refused() throws {
    #expect(throws: LexiconRefusal("No such file or directory")) {
      try cache.lexicon(path: directory.path("none.pls"))
    }
    let pipe = directory.path("pipe.pls")
    try #require(mkfifo(pipe, 0o600) == 0)
    #expect(throws: LexiconRefusal("this is not a file")) { try cache.lexicon(path: pipe) }
  }
}
