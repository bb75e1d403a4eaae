internal import Posix

/// Recordings that somebody has, and what they say: a folder of sound files with a transcript.
///
/// Looked for in this order: `metadata.csv` with the files beside it or in `wavs` (LJSpeech);
/// `texts.tsv`; a text `NAME.txt` beside each.
package struct RecordingFolder: Sendable {
  /// One recording that can be looked at.
  package struct Item: Hashable, Sendable {
    /// The file, in the folder.
    package var source: String
    package var path: String
    package var text: String
  }

  private static let suffixes = [".wav", ".aiff", ".aif", ".aifc", ".flac"]
  private static let subfolders = ["", "wavs", "Audio", "takes"]

  package private(set) var items: [Item] = []
  /// What cannot be used, by file; sorted as it was found.
  package private(set) var problems: [(source: String, problem: ImportProblem)] = []

  /// Looks through a folder; no sound is read.
  package init(_ folder: String) throws(VoiceProjectError) {
    let names = try VoiceProject.checked { () throws(PosixError) in
      try FileSystem.names(inDirectory: folder)
    }
    if names.contains("metadata.csv") {
      try take("metadata.csv", in: folder, Transcript.init(metadata:))
    } else if names.contains("texts.tsv") {
      try take("texts.tsv", in: folder, Transcript.init(table:))
    } else {
      takeTexts(beside: names, in: folder)
    }
  }

  private mutating func take(
    _ name: String, in folder: String, _ parse: (String) -> Transcript
  ) throws(VoiceProjectError) {
    let transcript = parse(try Self.text(FileSystem.join(folder, name)))
    for line in transcript.malformedLines { problems.append((name, .malformedLine(line))) }
    for entry in transcript.entries {
      guard let source = Self.file(named: entry.name, in: folder) else {
        problems.append((entry.name, .noSound))
        continue
      }
      items.append(
        Item(source: source, path: FileSystem.join(folder, source), text: entry.text))
    }
  }

  private mutating func takeTexts(beside names: [String], in folder: String) {
    for name in names {
      let lowercased = name.lowercased()
      guard let suffix = Self.suffixes.first(where: { lowercased.hasSuffix($0) }) else {
        continue
      }
      let path = FileSystem.join(folder, String(name.dropLast(suffix.count)) + ".txt")
      let text = (try? Self.text(path)).map(Transcript.oneLine) ?? ""
      guard !text.isEmpty else {
        problems.append((name, .noText))
        continue
      }
      items.append(Item(source: name, path: FileSystem.join(folder, name), text: text))
    }
  }

  /// The sound file that a transcript means, in the folder or in one of the usual ones below it.
  private static func file(named name: String, in folder: String) -> String? {
    // What leads out of the folder is not meant.
    guard !name.hasPrefix("/"), !name.split(separator: "/").contains("..") else { return nil }
    for subfolder in subfolders {
      let stem = subfolder.isEmpty ? name : FileSystem.join(subfolder, name)
      for source in [stem] + suffixes.map({ stem + $0 }) {
        let path = FileSystem.join(folder, source)
        if let status = try? FileStatus(ofPath: path), status.isRegularFile { return source }
      }
    }
    return nil
  }

  private static func text(_ path: String) throws(VoiceProjectError) -> String {
    let bytes = try VoiceProject.checked { () throws(PosixError) in
      try Descriptor(opening: path, .readOnly, options: .nonBlocking).readAll(byteLimit: 1 << 26)
    }
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    return String(
      decoding: bytes.starts(with: mark) ? bytes.dropFirst(3) : bytes[...], as: UTF8.self)
  }
}
