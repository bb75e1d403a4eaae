internal import CommandLineTool
internal import JSON
internal import Posix
internal import Pronunciation
internal import SpeechTypes
internal import VoiceBuilder
internal import VoiceBundle
internal import VoiceProject

/// Makes the bundle of a personal voice from the takes of its project.
///
/// It is made beside its place, tried there, and put in its place when it is whole; a build that was
/// interrupted is begun anew. Its folder has mode 0700, its files 0600.
struct PersonalVoiceBundle {
  /// What the recordings of the project came to.
  struct Report {
    /// Recordings that the voice speaks with.
    var usedCount = 0
    /// Phrases that it speaks as they were recorded.
    var phraseCount = 0
    var phoneCount = 0
    /// How well each recording that is used fits its prompt, by the number of the prompt; see
    /// `Alignment.score`.
    var scores: [(number: Int, score: Float)] = []
    /// What was left out, and why, by the number of the prompt.
    var leftOut: [(number: Int, reason: String)] = []
    /// Words that may have been read in another way, by the number of the prompt.
    var doubtful: [(number: Int, words: [String])] = []
    /// Sentences that the voice was tried with, and what was wrong with each.
    var trials: [(text: String, problems: [String])] = []
  }

  /// A step of the work, and how much of it is done.
  enum Progress {
    case takes(Double)
    case alignment(Double)
    case index(Double)
    case trial(Double)
  }

  static let sampleRate = 22_050

  let identifier: VoiceIdentifier
  /// The bundle's folder.
  let path: String
  let project: VoiceProject
  /// Of the prompts that have a take, in order.
  let numbers: [Int]
  /// What is being made, and the group it is tried in.
  private let workFolder: String
  let partialPath: String

  /// - Throws: When the takes cannot be looked up.
  init(of project: VoiceProject) throws(VoiceProjectError) {
    self.project = project
    numbers = try project.recordedNumbers().sorted()
    let slug = project.document.name.rawValue.lowercased().map { character in
      character.isASCII && (character.isLetter || character.isNumber) ? character : "-"
    }
    guard let identifier = VoiceIdentifier("personal.\(String(slug))") else {
      preconditionFailure("letters, digits, hyphens and a dot make an identifier")
    }
    self.identifier = identifier
    let name = "\(identifier)\(VoiceBundle.suffix)"
    path = FileSystem.join(project.folder, name)
    workFolder = path + ".partial"
    partialPath = FileSystem.join(workFolder, name)
  }

  /// Makes it; the one before is replaced when the new one is whole.
  ///
  /// - Parameters:
  ///   - sentences: To try it with.
  ///   - progress: Told now and then.
  /// - Returns: No phones when there was nothing to make it of; the one before is left then.
  func build(
    _ pronouncer: any Pronouncer, sentences: [TrialSentence], progress: (Progress) -> Void
  ) throws(CommandFailure) -> Report {
    do {
      var report = Report()
      try FileSystem.removeTree(workFolder)
      try FileSystem.makeDirectories(
        FileSystem.join(partialPath, VoiceBundle.audioName), permissions: 0o700)
      let phrases = try makeUnits(pronouncer, &report, progress)
      if report.phoneCount > 0 {
        try tryOut(phrases, sentences, &report) { progress(.trial($0)) }
        try protect(partialPath)
        try FileSystem.replaceFolder(path, with: partialPath)
      }
      try FileSystem.removeTree(workFolder)
      return report
    } catch let failure as CommandFailure {
      throw failure
    } catch {
      throw CommandFailure(.failed, "\(error)")
    }
  }

  /// Removes the bundle and what an interrupted build has left of one.
  ///
  /// - Returns: Whether there was a bundle.
  func remove() throws(PosixError) -> Bool {
    let isThere = FileSystem.exists(path)
    try FileSystem.removeTree(workFolder)
    try FileSystem.removeTree(path)
    return isThere
  }

  /// A recording's file name without suffix.
  static func stem(_ number: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }

  func writeFile(_ name: String, _ bytes: [UInt8]) throws(PosixError) {
    let file = try Descriptor(
      opening: FileSystem.join(partialPath, name), .writeOnly, options: [.create, .truncate])
    try file.writeAll(bytes)
    try file.close()
  }

  private func protect(_ folder: String) throws(PosixError) {
    try FileSystem.setPermissions(folder, 0o700)
    for name in try FileSystem.names(inDirectory: folder) {
      let path = FileSystem.join(folder, name)
      let isFolder = try FileStatus(ofPath: path, followsLinks: false).isDirectory
      if isFolder { try protect(path) } else { try FileSystem.setPermissions(path, 0o600) }
    }
  }
}

// MARK: - Steps

extension PersonalVoiceBundle {
  /// Takes, labels and index.
  ///
  /// - Returns: The phrases that have a recording.
  private func makeUnits(
    _ pronouncer: any Pronouncer, _ report: inout Report, _ progress: (Progress) -> Void
  ) throws(PosixError) -> [RecordedPhrase] {
    try writeTakes(&report) { progress(.takes($0)) }
    let phrases = try align(pronouncer, &report) { progress(.alignment($0)) }
    var builder = UnitBankBuilder(folder: partialPath)
    report.phoneCount = try builder.build { done, total in
      progress(.index(Double(done) / Double(max(1, total))))
    }
    for problem in builder.problems {
      let stem = problem.prefix { $0 != ":" }
      report.leftOut.append((Int(stem) ?? 0, String(problem.dropFirst(stem.count + 2))))
    }
    report.usedCount -= builder.problems.count
    // A voice speaks by its index.
    try FileSystem.removeTree(FileSystem.join(partialPath, "Labels"))
    return phrases
  }

  /// Has the provider speak with it: first to learn what words it makes of the phrases, then with
  /// them.
  private func tryOut(
    _ phrases: [RecordedPhrase], _ sentences: [TrialSentence], _ report: inout Report,
    _ progress: (Double) -> Void
  ) throws {
    let group = FileSystem.join(workFolder, "group")
    try writeManifest([])
    if !phrases.isEmpty {
      let trial = try PersonalVoiceTrial(of: partialPath, group: group)
      var recordings: [JSONValue] = []
      for phrase in phrases {
        let (words, sentenceCount) = try trial.words(of: phrase.text)
        guard sentenceCount == 1 else {
          report.leftOut.append(
            (phrase.number, "has \(sentenceCount) sentences; give each its own recording"))
          continue
        }
        recordings.append(phrase.recording(saying: words))
      }
      report.phraseCount = recordings.count
      try writeManifest(recordings)
    }
    let trial = try PersonalVoiceTrial(of: partialPath, group: group)
    for (index, sentence) in sentences.enumerated() {
      report.trials.append((sentence.text, try trial.problems(saying: sentence)))
      progress(Double(index + 1) / Double(sentences.count))
    }
  }

  private func writeManifest(_ recordings: [JSONValue]) throws(PosixError) {
    let language = project.document.language.rawValue
    var manifest = JSONObject()
    manifest["format"] = 1
    manifest["identifier"] = .string(identifier.rawValue)
    manifest["name"] = .string(project.document.name.rawValue)
    manifest["version"] = "1.0"
    manifest["primaryLanguages"] = [.string(language)]
    manifest["supportedLanguages"] = [.string(language)]
    manifest["quality"] = "premium"
    manifest["traits"] = ["personal"]
    manifest["sampleRate"] = .integer(Int64(Self.sampleRate))
    manifest["engine"] = "units"
    manifest["license"] = "LicenseRef-Personal"
    manifest["source"] = "Recorded by the voice's owner."
    if !recordings.isEmpty { manifest["recordings"] = .array(recordings) }
    try writeFile("voice.json", Array(JSONValue.object(manifest).serialized().utf8))
  }
}
