internal import AIFF
internal import Posix

/// A folder with the recordings that a voice is to be made of, and what they say.
///
/// It may be killed at any moment: a file is written beside its place and renamed to it. For one
/// process at a time. The folder has mode 0700, its files 0600.
package struct VoiceProject: Sendable {
  static let documentName = "project.json"
  static let takesName = "takes"
  /// What a file is called until it is whole.
  private static let partialSuffix = ".partial"

  /// The folder.
  package let folder: String
  package private(set) var document: ProjectDocument

  /// Makes a project in a folder that does not exist yet or is empty.
  package init(creating folder: String, _ document: ProjectDocument) throws(VoiceProjectError) {
    self.folder = folder
    self.document = document
    try Self.checked { () throws(PosixError) in
      try FileSystem.makeDirectories(folder, permissions: 0o700)
    }
    let names = try Self.checked { () throws(PosixError) in
      try FileSystem.names(inDirectory: folder)
    }
    guard names.isEmpty else { throw .occupied(folder: folder) }
    try Self.checked { () throws(PosixError) in
      try FileSystem.setPermissions(folder, 0o700)
      try FileSystem.makeDirectory(takesFolder, permissions: 0o700)
    }
    try save()
  }

  /// Opens the project in a folder.
  package init(opening folder: String) throws(VoiceProjectError) {
    self.folder = folder
    let path = FileSystem.join(folder, Self.documentName)
    guard FileSystem.exists(path) else { throw .missing(folder: folder) }
    let bytes = try Self.checked { () throws(PosixError) in
      try Descriptor(opening: path, .readOnly).readAll(byteLimit: 1 << 26)
    }
    document = try ProjectDocument(parsing: bytes)
  }

  private var takesFolder: String { FileSystem.join(folder, Self.takesName) }

  /// Where the take of a prompt is, or would be.
  ///
  /// - Parameter number: 1 for the first prompt.
  package func takePath(_ number: Int) -> String {
    FileSystem.join(takesFolder, Self.takeName(number))
  }

  static func takeName(_ number: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, 3 - digits.count)) + digits + ".aiff"
  }

  /// The numbers of the prompts that have a take.
  package func recordedNumbers() throws(VoiceProjectError) -> Set<Int> {
    let names = try Self.checked { () throws(PosixError) in
      try FileSystem.names(inDirectory: takesFolder)
    }
    let known = 1..<(document.prompts.count + 1)
    let numbers = names.compactMap { name -> Int? in
      guard let number = Int(name.prefix { $0 != "." }), known.contains(number),
        Self.takeName(number) == name
      else { return nil }
      return number
    }
    return Set(numbers)
  }

  // MARK: - Changing

  /// Appends a prompt.
  ///
  /// - Returns: Its number.
  package mutating func append(_ prompt: Prompt) throws(VoiceProjectError) -> Int {
    document.prompts.append(prompt)
    try save()
    return document.prompts.count
  }

  /// Notes whether the person wants to read a prompt.
  package mutating func setSkipped(_ isSkipped: Bool, _ number: Int) throws(VoiceProjectError) {
    guard document.prompts[number - 1].isSkipped != isSkipped else { return }
    document.prompts[number - 1].isSkipped = isSkipped
    try save()
  }

  /// Notes which file a prompt's recording comes from; the prompt is no longer skipped.
  package mutating func setSource(_ source: String, _ number: Int) throws(VoiceProjectError) {
    let prompt = document.prompts[number - 1]
    guard prompt.source != source || prompt.isSkipped else { return }
    document.prompts[number - 1].source = source
    document.prompts[number - 1].isSkipped = false
    try save()
  }

  /// What stands in the place of a phrase that was removed.
  package static let removedText = "(removed)"

  /// Adds a phrase; one of that text that there is already stays as it is.
  ///
  /// - Returns: Its number.
  package mutating func addPhrase(_ text: String) throws(VoiceProjectError) -> Int {
    let known = document.phraseNumbers.first { document.prompts[$0 - 1].text == text }
    guard let known else { return try append(Prompt(text, isPhrase: true)) }
    try setSkipped(false, known)
    return known
  }

  /// Removes a phrase with its recording and its text.
  ///
  /// Its number stays taken, by a prompt that is skipped.
  package mutating func removePhrase(_ number: Int) throws(VoiceProjectError) {
    let path = takePath(number)
    if FileSystem.exists(path) {
      try Self.checked { () throws(PosixError) in try FileSystem.removeFile(path) }
    }
    document.prompts[number - 1] = Prompt(Self.removedText, isSkipped: true)
    try save()
  }

  private func save() throws(VoiceProjectError) {
    let bytes = Array(document.serialized.utf8)
    try Self.checked { () throws(PosixError) in
      try Self.replace(FileSystem.join(folder, Self.documentName), by: bytes)
    }
  }

  /// Writes a file whole or not at all.
  static func replace(_ path: String, by bytes: [UInt8]) throws(PosixError) {
    let partial = path + partialSuffix
    let file = try Descriptor(opening: partial, .writeOnly, options: [.create, .truncate])
    try file.writeAll(bytes)
    try file.close()
    try FileSystem.rename(partial, to: path)
  }

  // MARK: - Takes

  /// Keeps a recording as the take of a prompt, in place of the one before.
  ///
  /// - Parameter samples: At the project's sample rate.
  package func writeTake(_ samples: [Int16], _ number: Int) throws(VoiceProjectError) {
    let path = takePath(number)
    var bytes: [UInt8]
    do throws(AIFFError) {
      let writer = try AIFFWriter(sampleRate: Double(document.sampleRate))
      bytes = try writer.header(frameCount: samples.count)
    } catch {
      throw .take(path: path, reason: "\(error)")
    }
    AIFFWriter.append(samples.span, to: &bytes)
    try Self.checked { () throws(PosixError) in try Self.replace(path, by: bytes) }
  }

  /// Reads the take of a prompt.
  ///
  /// - Returns: Samples at the project's sample rate.
  package func readTake(_ number: Int) throws(VoiceProjectError) -> [Int16] {
    let path = takePath(number)
    let file = try Self.checked { () throws(PosixError) in try MappedFile(path) }
    let description: AIFFDescription
    do throws(AIFFError) {
      description = try AIFFDescription(parsing: file.bytes)
    } catch {
      throw .take(path: path, reason: "\(error)")
    }
    guard description.channelCount == 1,
      description.sampleRate == Double(document.sampleRate)
    else {
      throw .take(
        path: path,
        reason: "it has \(description.channelCount) channels at \(description.sampleRate) Hz, "
          + "the project one at \(document.sampleRate) Hz")
    }
    var samples = [Int16](repeating: 0, count: description.frameCount)
    var span = samples.mutableSpan
    description.decodeInt16(
      frames: 0..<description.frameCount, channel: 0, from: file.bytes, into: &span)
    return samples
  }

  // MARK: - Removing

  /// What `remove` did.
  package struct Removal: Hashable, Sendable {
    /// Takes that were removed.
    package internal(set) var takeCount = 0
    package internal(set) var byteCount: Int64 = 0
    /// What is no part of a project and was left, by path; the folder is left too then.
    package internal(set) var leftPaths: [String] = []
  }

  /// Removes every file of the project, and the folder when nothing else is in it.
  package consuming func remove() throws(VoiceProjectError) -> Removal {
    var removal = Removal()
    let takes = takesFolder
    let folder = folder
    try Self.checked { () throws(PosixError) in
      for name in try FileSystem.names(inDirectory: takes) {
        let isTake = name.hasSuffix(".aiff")
        guard isTake || name.hasSuffix(".aiff" + Self.partialSuffix) else { continue }
        try removal.removeFile(FileSystem.join(takes, name))
        if isTake { removal.takeCount += 1 }
      }
      // The document goes last, so that an interrupted removal can be repeated.
      try removal.removeFolder(takes)
      for name in [Self.documentName + Self.partialSuffix, Self.documentName] {
        let path = FileSystem.join(folder, name)
        if FileSystem.exists(path) { try removal.removeFile(path) }
      }
      try removal.removeFolder(folder)
    }
    return removal
  }

  @discardableResult
  static func checked<Result>(
    _ body: () throws(PosixError) -> Result
  ) throws(VoiceProjectError) -> Result {
    do throws(PosixError) {
      return try body()
    } catch {
      throw .system(error)
    }
  }
}

extension VoiceProject.Removal {
  fileprivate mutating func removeFile(_ path: String) throws(PosixError) {
    byteCount += try FileStatus(ofPath: path, followsLinks: false).byteCount
    try FileSystem.removeFile(path)
  }

  fileprivate mutating func removeFolder(_ path: String) throws(PosixError) {
    let names = try FileSystem.names(inDirectory: path)
    guard names.isEmpty else {
      // Not a folder that was left for what is in it.
      leftPaths += names.map { FileSystem.join(path, $0) }.filter { left in
        !leftPaths.contains { $0.hasPrefix(left + "/") }
      }
      return
    }
    try FileSystem.removeDirectory(path)
  }
}
