import Glibc
import Posix
import RecordedVoice
import SpeechTypes
import TestSupport
import Testing

@Suite("A document may use the files of a few folders")
struct DocumentFilesTests {
  private let directory: TemporaryDirectory
  private let files: DocumentFiles

  init() throws {
    directory = try TemporaryDirectory()
    for name in [
      "doc/a.pls", "doc/sub/b c.pls", "doc/é#1.pls", "more/c.pls", "voice/d.pls", "secret/s.pls",
      "doc-other/o.pls",
    ] {
      try directory.write("", to: name)
    }
    for (name, target) in [
      ("doc/out.pls", "../secret/s.pls"), ("doc/in.pls", "sub/b c.pls"), ("doc/up", ".."),
      ("doc/gone.pls", "../secret/none.pls"), ("linked", "more"),
    ] {
      try #require(symlink(target, directory.path(name)) == 0)
    }
    var options = SpeechOptions()
    options.baseFolder = directory.path("doc")
    options.allowedFolders = [directory.path("linked"), directory.path("not-there")]
    files = DocumentFiles(options, voiceFolder: directory.path("voice"))
  }

  @Test(
    "named relatively, absolutely, by file URIs, through links that stay inside",
    arguments: [
      ("a.pls", nil, "doc/a.pls"), ("./sub/../a.pls", nil, "doc/a.pls"),
      ("sub/b%20c.pls", nil, "doc/sub/b c.pls"), ("sub/b c.pls?x=1#y", nil, "doc/sub/b c.pls"),
      ("%C3%A9%231.pls", nil, "doc/é#1.pls"), ("in.pls", nil, "doc/sub/b c.pls"),
      ("file:a.pls", nil, "doc/a.pls"), ("file://ROOT/doc/a.pls", nil, "doc/a.pls"),
      ("FILE://localhostROOT/more/c.pls", nil, "more/c.pls"),
      ("ROOT/linked/c.pls", nil, "more/c.pls"), ("../voice/d.pls", nil, "voice/d.pls"),
      ("b%20c.pls", "sub/", "doc/sub/b c.pls"), ("b%20c.pls", "sub/page.ssml", "doc/sub/b c.pls"),
      ("a.pls", "page.ssml", "doc/a.pls"), ("c.pls", "file://ROOT/more/x", "more/c.pls"),
      ("ROOT/doc/a.pls", "sub/", "doc/a.pls"),
    ])
  func found(uri: String, base: String?, expected: String) throws {
    let path = try files.path(of: placed(uri), documentBase: base.map(placed))
    #expect(try path == FileSystem.realPath(directory.path(expected)))
  }

  private static let outside = "the file is in no folder that the document may use"
  private static let elsewhere = "only files of this machine are used"

  @Test(
    "and no others, of which nothing is told",
    arguments: [
      ("../secret/s.pls", nil, outside), ("../secret/none.pls", nil, outside),
      ("out.pls", nil, outside), ("up/secret/s.pls", nil, outside),
      ("%2e%2e/secret/s.pls", nil, outside), ("..%2Fsecret%2Fs.pls", nil, outside),
      ("../doc-other/o.pls", nil, outside), ("/etc/passwd", nil, outside),
      ("/etc/nothing", nil, outside), ("/", nil, outside), ("ROOT/not-there/x.pls", nil, outside),
      ("s.pls", "../secret/", outside), ("s.pls", "file://ROOT/secret/", outside),
      ("http://127.0.0.1/a.pls", nil, elsewhere), ("https:a.pls", nil, elsewhere),
      ("//host/a.pls", nil, elsewhere), ("file://host/a.pls", nil, elsewhere),
      ("data:,x", nil, elsewhere), ("a.pls", "http://host/", elsewhere),
      ("x.pls", nil, "No such file or directory"), ("sub/x/../y", nil, "No such file or directory"),
      ("gone.pls", nil, "No such file or directory"),
      ("a.pls/", nil, "Not a directory"), ("sub", nil, "this is not a file"),
      ("", nil, outside), ("a%00.pls", nil, "this is not the URI of a file"),
      ("a%2", nil, "this is not the URI of a file"), ("a%GG", nil, "this is not the URI of a file"),
      ("%FF", nil, "this is not the URI of a file"),
    ])
  func refused(uri: String, base: String?, message: String) throws {
    let error = try #require(throws: FileRefusal.self) {
      try files.path(of: placed(uri), documentBase: base.map(placed))
    }
    #expect("\(error)" == message)
  }

  @Test("starting from the voice's folder for a document without one")
  func withoutBase() throws {
    let files = DocumentFiles(SpeechOptions(), voiceFolder: directory.path("voice"))
    #expect(try files.path(of: "d.pls") == FileSystem.realPath(directory.path("voice/d.pls")))
    #expect(throws: FileRefusal(Self.outside)) { try files.path(of: "../doc/a.pls") }
  }

  private func placed(_ uri: String) -> String {
    uri.replacing("ROOT", with: directory.path)
  }
}
