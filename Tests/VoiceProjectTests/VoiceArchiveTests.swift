import Posix
import SealedFiles
import TestSupport
import Testing
import VoiceProject

@Suite("A voice's archive")
struct VoiceArchiveTests {
  private let directory: TemporaryDirectory
  private let project: VoiceProject
  private var path: String { directory.path("anna.voice-archive") }

  init() throws {
    directory = try TemporaryDirectory()
    project = try VoiceProject(creating: directory.path("anna"), VoiceProjectTests.document())
    try project.writeTake([1, 2, 3], 1)
    try project.writeTake([Int16](repeating: -7, count: 100_000), 3)
  }

  private func read(_ passphrase: String = "open sesame") throws(VoiceArchiveError) -> VoiceProject
  {
    let folder = directory.path("moved")
    return try VoiceArchive.read(path, passphrase: passphrase) { _ in folder }
  }

  private func write() throws {
    let count = try VoiceArchive.write(
      project, to: path, passphrase: "open sesame", cost: .least)
    #expect(count == 2)
  }

  @Test("holds everything, for the owner alone")
  func roundTrip() throws {
    try write()
    #expect(try FileStatus(ofPath: path).permissions == 0o600)
    let moved = try read()
    #expect(moved.document == project.document)
    #expect(try moved.recordedNumbers() == [1, 3])
    #expect(try moved.readTake(3) == project.readTake(3))
    #expect(try FileStatus(ofPath: moved.folder).permissions == 0o700)
    #expect(try FileStatus(ofPath: moved.takePath(1)).permissions == 0o600)
  }

  @Test("leaves nothing behind when it cannot be opened")
  func failures() throws {
    try write()
    #expect(throws: VoiceArchiveError.sealed(.wrongPassphrase)) { try read("Open Sesame") }
    let bytes = try Descriptor(opening: path, .readOnly).readAll()
    for damaged in [
      Array(bytes.dropLast()), Array(bytes.prefix(70_000)), bytes + [0],
      bytes.enumerated().map { $0.offset == 150_000 ? $0.element ^ 1 : $0.element },
    ] {
      try directory.write(damaged, to: "anna.voice-archive")
      #expect(throws: VoiceArchiveError.self) { try read() }
    }
    #expect(try FileSystem.names(inDirectory: directory.path) == ["anna", "anna.voice-archive"])
  }

  @Test("replaces nothing")
  func occupied() throws {
    try write()
    #expect(throws: VoiceArchiveError.project(.occupied(folder: path))) { try write() }
    _ = try read()
    #expect(
      throws: VoiceArchiveError.project(.occupied(folder: directory.path("moved")))
    ) { try read() }
  }

  @Test(
    "is refused when somebody who knows the passphrase has put other files into it",
    arguments: ["../evil", "takes/../../evil", "takes/1.aiff", "/etc/passwd", "takes/001.aiff/"])
  func hostile(name: String) throws {
    let file = try Descriptor(opening: path, .writeOnly, options: .create)
    var writer = try SealedFileWriter(file, passphrase: "open sesame", cost: .least)
    let document = try Descriptor(opening: project.folder + "/project.json", .readOnly).readAll()
    for (name, contents) in [("project.json", document), (name, [1])] {
      let name = Array("project/\(name)".utf8)
      try writer.append([
        UInt8(name.count), 0, UInt8(contents.count & 255), UInt8(contents.count >> 8),
      ])
      try writer.append([0, 0, 0, 0, 0, 0] + name + contents)
    }
    try writer.append([0, 0])
    try writer.finish()
    let error = #expect(throws: VoiceArchiveError.self) { try read() }
    #expect(error?.description.hasSuffix("is no file of one") == true)
    #expect(try FileSystem.names(inDirectory: directory.path) == ["anna", "anna.voice-archive"])
  }
}
