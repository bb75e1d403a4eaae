internal import Posix

extension VoiceProject {
  /// The project's files within its folder, the document first.
  func fileNames() throws(VoiceProjectError) -> [String] {
    let takes = try recordedNumbers().sorted().map { "\(Self.takesName)/\(Self.takeName($0))" }
    return [Self.documentName] + takes
  }

  /// Whether a name within the folder is one that a project's file can have.
  static func isFileName(_ name: String) -> Bool {
    if name == documentName { return true }
    guard name.hasPrefix("\(takesName)/"), name.hasSuffix(".aiff"),
      let number = Int(name.dropFirst(takesName.count + 1).dropLast(".aiff".count)), number > 0
    else { return false }
    return name == "\(takesName)/\(takeName(number))"
  }

  /// Removes what there is of a project that was never finished.
  static func removeFiles(in folder: String) {
    // What cannot be removed is in the way next time, and told then.
    try? FileSystem.removeTree(folder)
  }
}
