internal import Posix
package import SealedFiles

/// A project as one file that only a passphrase opens, to move it to another machine.
///
/// In the sealed file (docs/voice-archive.md): for each file the length of its name in 2 bytes, its
/// own in 8, both little-endian, the name and the contents; a name of length 0 ends it. The files of
/// a project are named `project/…`.
package enum VoiceArchive {
  static let folderName = "project/"
  /// What a file or folder is called until it is whole.
  static let partialSuffix = ".partial"

  /// Writes a project to a file that is not there yet; nothing is left of it after an error.
  ///
  /// - Returns: The number of takes in it.
  @discardableResult
  package static func write(
    _ project: VoiceProject, to path: String, passphrase: String, cost: KeyCost = .usual
  ) throws(VoiceArchiveError) -> Int {
    guard !FileSystem.exists(path) else { throw .project(.occupied(folder: path)) }
    let partial = path + partialSuffix
    do throws(VoiceArchiveError) {
      let count = try writeWhole(project, to: partial, passphrase, cost)
      try VoiceArchiveError.system { () throws(PosixError) in
        try FileSystem.rename(partial, to: path)
      }
      return count
    } catch {
      // It may not even have been made.
      try? FileSystem.removeFile(partial)
      throw error
    }
  }

  private static func writeWhole(
    _ project: VoiceProject, to path: String, _ passphrase: String, _ cost: KeyCost
  ) throws(VoiceArchiveError) -> Int {
    var writer = try Self.writer(path, passphrase, cost)
    let names = try VoiceArchiveError.wrapping { () throws(VoiceProjectError) in
      try project.fileNames()
    }
    for name in names {
      let contents = try VoiceArchiveError.system { () throws(PosixError) in
        try Descriptor(opening: FileSystem.join(project.folder, name), .readOnly).readAll()
      }
      let bytes = entry(name, contents)
      do throws(SealedFileError) { try writer.append(bytes) } catch { throw .sealed(error) }
    }
    do throws(SealedFileError) {
      try writer.append([0, 0])
      try writer.finish()
    } catch {
      throw .sealed(error)
    }
    return names.count - 1
  }

  private static func writer(
    _ path: String, _ passphrase: String, _ cost: KeyCost
  ) throws(VoiceArchiveError) -> SealedFileWriter {
    let file: Descriptor
    do throws(PosixError) {
      file = try Descriptor(opening: path, .writeOnly, options: [.create, .truncate])
    } catch {
      throw .project(.system(error))
    }
    do throws(SealedFileError) {
      return try SealedFileWriter(file, passphrase: passphrase, cost: cost)
    } catch {
      throw .sealed(error)
    }
  }

  private static func entry(_ name: String, _ contents: [UInt8]) -> [UInt8] {
    let name = Array((folderName + name).utf8)
    return littleEndian(name.count, byteCount: 2) + littleEndian(contents.count, byteCount: 8)
      + name + contents
  }

  private static func littleEndian(_ value: Int, byteCount: Int) -> [UInt8] {
    (0..<byteCount).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
  }
}
