internal import Posix
internal import SealedFiles

/// Takes the files out of an archive, one after the other.
struct VoiceArchiveReader: ~Copyable {
  /// One file, whose contents are read next.
  struct Entry {
    /// Within the project's folder.
    let name: String
    let byteCount: Int
  }

  private static let chunkByteCount = 1 << 16
  /// No file of a project is longer.
  private static let longestByteCount = 1 << 30

  private var reader: SealedFileReader

  init(_ path: String, passphrase: String) throws(VoiceArchiveError) {
    let file: Descriptor
    do throws(PosixError) {
      file = try Descriptor(opening: path, .readOnly, options: .nonBlocking)
    } catch {
      throw .project(.system(error))
    }
    do throws(SealedFileError) {
      reader = try SealedFileReader(file, passphrase: passphrase)
    } catch {
      throw .sealed(error)
    }
  }

  /// The next file; nil at the end, after which the archive is known to be whole.
  mutating func next() throws(VoiceArchiveError) -> Entry? {
    let nameByteCount = Self.integer(try read(2))
    guard nameByteCount > 0 else {
      guard try bytes(1).isEmpty else { throw .malformed("something follows its last file") }
      return nil
    }
    let byteCount = Self.integer(try read(8))
    let path = String(decoding: try read(nameByteCount), as: UTF8.self)
    guard path.hasPrefix(VoiceArchive.folderName),
      case let name = String(path.dropFirst(VoiceArchive.folderName.count)),
      VoiceProject.isFileName(name)
    else { throw .malformed("\(path.debugDescription) is no file of one") }
    guard (0...Self.longestByteCount).contains(byteCount) else {
      throw .malformed("\(name) has \(byteCount) bytes")
    }
    return Entry(name: name, byteCount: byteCount)
  }

  /// The contents of the file that `next` has told of.
  mutating func contents(of entry: Entry) throws(VoiceArchiveError) -> [UInt8] {
    try read(entry.byteCount)
  }

  /// Writes the contents of the file that `next` has told of.
  mutating func unpack(_ entry: Entry, to path: String) throws(VoiceArchiveError) {
    let file: Descriptor
    do throws(PosixError) {
      file = try Descriptor(opening: path, .writeOnly, options: [.create, .exclusive])
    } catch {
      throw .project(.system(error))
    }
    var remaining = entry.byteCount
    while remaining > 0 {
      let part = try read(min(remaining, Self.chunkByteCount))
      remaining -= part.count
      do throws(PosixError) { try file.writeAll(part) } catch { throw .project(.system(error)) }
    }
  }

  /// So many bytes, not fewer.
  private mutating func read(_ byteCount: Int) throws(VoiceArchiveError) -> [UInt8] {
    let result = try bytes(byteCount)
    guard result.count == byteCount else { throw .malformed("it ends within a file") }
    return result
  }

  private mutating func bytes(_ byteCount: Int) throws(VoiceArchiveError) -> [UInt8] {
    do throws(SealedFileError) {
      return try reader.read(byteCount)
    } catch {
      throw .sealed(error)
    }
  }

  private static func integer(_ bytes: [UInt8]) -> Int {
    Int(truncatingIfNeeded: bytes.reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) })
  }
}
