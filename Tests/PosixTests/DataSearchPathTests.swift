import Posix
import TestSupport
import Testing

@Suite("The search path of data files")
struct DataSearchPathTests {
  @Test("has the variable's folders, the installed ones, and the source tree's, in that order")
  func order() throws {
    let directory = try TemporaryDirectory()
    for name in ["a/x", "b/x", "tree/bin/x", "tree/share/voice-provider/things/x", "tree/Things/x"]
    {
      try directory.write("", to: name)
    }
    let root = try FileSystem.realPath(directory.path)
    let folders = DataSearchPath.folders(
      variable: "\(root)/b:\(root)/missing::\(root)/a:\(root)/b", name: "things",
      sourceFolder: "Things", executablePath: "\(root)/tree/bin/program")
    let expected = ["b", "a", "tree/share/voice-provider/things", "tree/Things"]
    #expect(folders.prefix(4) == expected.map { "\(root)/\($0)" }[...])
  }

  @Test("takes the source folder nearest to the program")
  func nearest() throws {
    let directory = try TemporaryDirectory()
    for name in ["Things/x", "inner/Things/x", "inner/.build/debug/program"] {
      try directory.write("", to: name)
    }
    let root = try FileSystem.realPath(directory.path)
    let folders = DataSearchPath.folders(
      variable: nil, name: "no-such-things", sourceFolder: "Things",
      executablePath: "\(root)/inner/.build/debug/program")
    #expect(folders == ["\(root)/inner/Things"])
  }

  @Test("is empty where nothing is")
  func nothing() {
    let folders = DataSearchPath.folders(
      variable: nil, name: "no-such-things", sourceFolder: "NoSuchThings", executablePath: nil)
    #expect(folders.isEmpty)
  }
}
