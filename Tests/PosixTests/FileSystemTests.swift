import Glibc
import Posix
import TestSupport
import Testing

@Suite("Paths are put together, taken apart and made")
struct FileSystemTests {
  @Test(
    "The parent is the path without its last component",
    arguments: [
      ("/a/b", "/a"), ("/a/b/", "/a"), ("/a/b//", "/a"), ("/a//b", "/a"), ("/a", "/"), ("/a/", "/"),
      ("/", "/"), ("//", "/"), ("a/b", "a"), ("a/b/", "a"), ("a", "."), ("a/", "."), ("a//", "."),
      ("", "."), (".", "."), ("../a", ".."), ("/a/\u{301}x", "/a"), ("a/\u{301}x", "a"),
    ])
  func parent(path: String, expected: String) {
    #expect(FileSystem.parent(of: path) == expected)
  }

  @Test(
    "A name is joined with one slash; an absolute one stands alone",
    arguments: [
      ("a", "b", "a/b"), ("a/", "b", "a/b"), ("/", "b", "/b"), ("a", "/b", "/b"), ("a", "", "a/"),
      ("a", "b/c", "a/b/c"), ("a", "\u{301}x", "a/\u{301}x"), ("a", "/\u{301}x", "/\u{301}x"),
    ])
  func join(directory: String, name: String, expected: String) {
    #expect(Array(FileSystem.join(directory, name).utf8) == Array(expected.utf8))
  }

  @Test(
    "Paths fit a pattern",
    arguments: [
      ("*.conf", ["a.conf", "b.conf"]), ("a*", ["a.conf", "a.old"]), ("?.old", ["a.old"]),
      ("a.conf", ["a.conf"]), ("none", []), (".*", [".c.conf"]),
      ("*", ["a.conf", "a.old", "b.conf"]),
    ])
  func matching(pattern: String, expected: [String]) throws {
    let directory = try TemporaryDirectory()
    for name in ["b.conf", "a.conf", "a.old", ".c.conf"] { try directory.write("", to: name) }
    let paths = try FileSystem.paths(matching: directory.path(pattern))
    #expect(paths == expected.map { directory.path($0) })
  }

  @Test("Folders are made with those above them, and are left when they are there")
  func makeDirectories() throws {
    let directory = try TemporaryDirectory()
    let deep = directory.path("a/b/c")
    for path in [deep, deep, deep + "/", directory.path("a//b/./c/d"), directory.path] {
      try FileSystem.makeDirectories(path, permissions: 0o700)
      #expect(try FileStatus(ofPath: path).isDirectory)
    }
    #expect(try FileStatus(ofPath: deep).permissions == 0o700)
    #expect(try FileStatus(ofPath: directory.path("a/b/c/d")).isDirectory)
  }

  @Test("A folder takes the place of another with all that is in it, or an empty place")
  func replaceFolder() throws {
    let directory = try TemporaryDirectory()
    for text in ["first", "second"] {
      try directory.write(text, to: "new/below/\(text)")
      try FileSystem.replaceFolder(directory.path("old"), with: directory.path("new"))
      #expect(try FileSystem.names(inDirectory: directory.path("old/below")) == [text])
      #expect(try FileSystem.names(inDirectory: directory.path) == ["old"])
    }
  }

  @Test(
    "A file in the way is an error with its path",
    arguments: [("file", Errno.fileExists), ("file/x", .notDirectory), ("link", .noSuchFile)])
  func fileInTheWay(name: String, number: Errno) throws {
    let directory = try TemporaryDirectory()
    try directory.write("", to: "file")
    symlink("nothing", directory.path("link"))
    let path = directory.path(name)
    let error = #expect(throws: PosixError.self) {
      try FileSystem.makeDirectories(path, permissions: 0o700)
    }
    #expect(error?.number == number)
    #expect(error?.subject == path)
  }

  @Test("Many may make the same folders at once")
  func makeDirectoriesAtOnce() async throws {
    for round in 0..<20 {
      let directory = try TemporaryDirectory()
      let deep = directory.path("\(round)/b/c/d/e/f")
      try await withThrowingTaskGroup(of: Void.self) { group in
        for _ in 0..<8 {
          group.addTask { try FileSystem.makeDirectories(deep, permissions: 0o700) }
        }
        try await group.waitForAll()
      }
      #expect(try FileStatus(ofPath: deep).isDirectory)
    }
  }

  @Test("A folder's names are sorted, hidden ones with them")
  func names() throws {
    let directory = try TemporaryDirectory()
    #expect(try FileSystem.names(inDirectory: directory.path) == [])
    for name in ["b", "a", ".hidden", "ü", "B"] { try directory.write("", to: name) }
    #expect(try FileSystem.names(inDirectory: directory.path) == [".hidden", "B", "a", "b", "ü"])
    let missing = directory.path("none")
    #expect(throws: PosixError("opendir", missing, number: .noSuchFile)) {
      try FileSystem.names(inDirectory: missing)
    }
  }

  @Test("A path is resolved through links, and what is not there is told")
  func realPath() throws {
    let directory = try TemporaryDirectory()
    let file = try directory.write("", to: "folder/file")
    symlink("folder", directory.path("link"))
    let real = try FileSystem.realPath(directory.path("link/../link/./file"))
    #expect(real == (try FileSystem.realPath(file)))
    #expect(FileSystem.exists(directory.path("link/file")))
    #expect(!FileSystem.exists(directory.path("link/none")))
    #expect(!FileSystem.isExecutable(file))
    let missing = directory.path("none")
    #expect(throws: PosixError("realpath", missing, number: .noSuchFile)) {
      try FileSystem.realPath(missing)
    }
  }

  @Test("A file's status tells kind, size and permissions; a link can be described itself")
  func status() throws {
    let directory = try TemporaryDirectory()
    let file = try directory.write([1, 2, 3], to: "file", permissions: 0o640)
    symlink("file", directory.path("link"))
    let status = try FileStatus(ofPath: file)
    #expect(status.isRegularFile && !status.isDirectory)
    #expect(status.byteCount == 3)
    #expect(status.permissions == 0o640)
    #expect(status.ownerIdentifier == Environment.userIdentifier)
    #expect(try FileStatus(ofPath: directory.path("link")) == status)
    #expect(try FileStatus(of: Descriptor(opening: file, .readOnly)) == status)
    let link = try FileStatus(ofPath: directory.path("link"), followsLinks: false)
    #expect(!link.isRegularFile && !link.isDirectory)
    #expect(link.inode != status.inode)
  }
}
