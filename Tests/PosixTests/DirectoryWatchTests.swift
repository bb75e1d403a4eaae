import Posix
import TestSupport
import Testing

@Suite("A directory watch tells the names that changed")
struct DirectoryWatchTests {
  @Test("What is made, written, touched, moved in and removed is told by its name")
  func names() throws {
    let directory = try TemporaryDirectory()
    let outside = try TemporaryDirectory()
    try directory.write("", to: "old")
    let watch = try DirectoryWatch()
    try watch.add(directory.path)
    #expect(try watch.takeChangedNames() == [])

    try directory.write("text", to: "ünew")
    #expect(try watch.takeChangedNames() == ["ünew"])
    try FileSystem.touch(directory.path("old"))
    #expect(try watch.takeChangedNames() == ["old"])
    try FileSystem.rename(outside.write("", to: "x"), to: directory.path("moved"))
    #expect(try watch.takeChangedNames() == ["moved"])
    try FileSystem.setPermissions(directory.path("moved"), 0o400)
    try FileSystem.removeFile(directory.path("old"))
    #expect(try watch.takeChangedNames() == ["moved", "old"])
    #expect(try watch.takeChangedNames() == [])
  }

  @Test("The descriptor is readable while there is something to take")
  func readable() throws {
    let directory = try TemporaryDirectory()
    let watch = try DirectoryWatch()
    try watch.add(directory.path)
    var entries = [PollEntry(descriptor: watch.rawValue, events: .readable)]
    #expect(try poll(&entries, timeoutMilliseconds: 0) == false)
    try directory.write("", to: "file")
    #expect(try poll(&entries, timeoutMilliseconds: nil))
    _ = try watch.takeChangedNames()
    #expect(try poll(&entries, timeoutMilliseconds: 0) == false)
  }

  @Test("A folder that was taken out, or never was there, is not told of")
  func removed() throws {
    let directory = try TemporaryDirectory()
    let watch = try DirectoryWatch()
    let number = try watch.add(directory.path)
    watch.remove(number)
    watch.remove(number)
    try directory.write("", to: "file")
    #expect(try watch.takeChangedNames() == [])
    let missing = directory.path("none")
    #expect(throws: PosixError("inotify_add_watch", missing, number: .noSuchFile)) {
      try watch.add(missing)
    }
  }

  @Test("That the folder itself goes is told by an empty name")
  func folderGone() throws {
    let directory = try TemporaryDirectory()
    let folder = directory.path("folder")
    try FileSystem.makeDirectory(folder, permissions: 0o700)
    let watch = try DirectoryWatch()
    try watch.add(folder)
    try FileSystem.rename(folder, to: directory.path("elsewhere"))
    #expect(try watch.takeChangedNames().contains(""))
  }

  @Test("A queue that overflowed says so, and the watch goes on")
  func overflow() throws {
    let limit = try Descriptor(
      opening: "/proc/sys/fs/inotify/max_queued_events", .readOnly
    ).readAll()
    let digits = String(decoding: limit, as: UTF8.self).filter(\.isNumber)
    let count = try #require(Int(digits))
    let directory = try TemporaryDirectory()
    let files = [try directory.write("", to: "a"), try directory.write("", to: "b")]
    let watch = try DirectoryWatch()
    try watch.add(directory.path)
    // One file alone would have its events put together.
    for number in 0...(min(count, 50_000)) { try FileSystem.touch(files[number % 2]) }
    let names = try watch.takeChangedNames()
    #expect(names.isSuperset(of: ["a", "b"]))
    if count <= 50_000 { #expect(names.contains("")) }
    try FileSystem.touch(files[0])
    #expect(try watch.takeChangedNames() == ["a"])
  }
}
