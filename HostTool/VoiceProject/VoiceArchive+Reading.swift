internal import Posix

extension VoiceArchive {
  /// Makes a project of a file that `write` has made.
  ///
  /// The folder appears when everything was read and checked, and not at all after an error.
  ///
  /// - Parameter folder: Where a project of that name is to be, which must not be there yet.
  package static func read(
    _ path: String, passphrase: String, into folder: (ProjectName) -> String
  ) throws(VoiceArchiveError) -> VoiceProject {
    var reader = try VoiceArchiveReader(path, passphrase: passphrase)
    guard let first = try reader.next(), first.name == VoiceProject.documentName else {
      throw .malformed("it does not begin with \(VoiceProject.documentName)")
    }
    let bytes = try reader.contents(of: first)
    let document = try VoiceArchiveError.wrapping { () throws(VoiceProjectError) in
      try ProjectDocument(parsing: bytes)
    }
    let place = folder(document.name)
    guard !FileSystem.exists(place) else { throw .project(.occupied(folder: place)) }
    // With a dot in front, which no project's name has.
    let name = place.split(separator: "/").last.map(String.init) ?? ""
    let partial = FileSystem.join(FileSystem.parent(of: place), ".\(name)\(partialSuffix)")
    do throws(VoiceArchiveError) {
      // One that an interrupted run has left.
      VoiceProject.removeFiles(in: partial)
      try VoiceArchiveError.wrapping { () throws(VoiceProjectError) in
        _ = try VoiceProject(creating: partial, document)
      }
      while let entry = try reader.next() {
        guard entry.name != VoiceProject.documentName else {
          throw VoiceArchiveError.malformed("there are two of \(entry.name)")
        }
        try reader.unpack(entry, to: FileSystem.join(partial, entry.name))
      }
      try VoiceArchiveError.system { () throws(PosixError) in
        try FileSystem.rename(partial, to: place)
      }
    } catch {
      VoiceProject.removeFiles(in: partial)
      throw error
    }
    return try VoiceArchiveError.wrapping { () throws(VoiceProjectError) in
      try VoiceProject(opening: place)
    }
  }
}
