internal import AIFF
internal import JSON
internal import Posix
internal import Pronunciation
internal import SpeechTypes
internal import VoiceBuilder
internal import VoiceBundle
internal import VoiceProject

/// Makes the bundle of a personal voice from the takes of its project.
///
/// It is made beside its place and put there when it is whole; a build that was interrupted is
/// begun anew. Its folder has mode 0700, its files 0600.
struct PersonalVoiceBundle {
  /// What a recording of the project came to.
  struct Report {
    /// Recordings that the voice speaks with.
    var usedCount = 0
    var phoneCount = 0
    /// What was left out, and why, by the number of the prompt.
    var leftOut: [(number: Int, reason: String)] = []
    /// Words that may have been read in another way, by the number of the prompt.
    var doubtful: [(number: Int, words: [String])] = []
  }

  /// A step of the work, and how much of it is done.
  enum Progress {
    case takes(Double)
    case alignment(Double)
    case index(Double)
  }

  private static let sampleRate = 22_050
  /// The level of speech that every take is brought to, in dB of full scale.
  private static let speechLevel = -23.0
  /// What its loudest sample may come to.
  private static let largestPeak = 0.9

  let identifier: VoiceIdentifier
  /// The bundle's folder.
  let path: String
  private let project: VoiceProject
  /// Of the prompts that have a take, in order.
  private let numbers: [Int]
  private let partialPath: String

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
    path = FileSystem.join(project.folder, "\(identifier)\(VoiceBundle.suffix)")
    partialPath = path + ".partial"
  }

  /// Makes it; the one before is replaced when the new one is whole.
  ///
  /// - Parameter progress: Told now and then.
  func build(
    _ pronouncer: EnglishPronouncer, progress: (Progress) -> Void
  ) throws(PosixError) -> Report {
    var report = Report()
    try FileSystem.removeTree(partialPath)
    try FileSystem.makeDirectories(
      FileSystem.join(partialPath, VoiceBundle.audioName), permissions: 0o700)
    try writeTakes(&report) { progress(.takes($0)) }
    try writeManifest()
    try align(pronouncer, &report) { progress(.alignment($0)) }
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
    guard report.phoneCount > 0 else {
      try FileSystem.removeTree(partialPath)
      return report
    }
    try protect(partialPath)
    try FileSystem.removeTree(path)
    try FileSystem.rename(partialPath, to: path)
    return report
  }

  /// Removes the bundle and what an interrupted build has left of one.
  ///
  /// - Returns: Whether there was a bundle.
  func remove() throws(PosixError) -> Bool {
    let isThere = FileSystem.exists(path)
    try FileSystem.removeTree(partialPath)
    try FileSystem.removeTree(path)
    return isThere
  }

  private static func stem(_ number: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}

// MARK: - Takes

extension PersonalVoiceBundle {
  private func writeTakes(
    _ report: inout Report, _ progress: (Double) -> Void
  ) throws(PosixError) {
    var texts = ""
    for (index, number) in numbers.enumerated() {
      do throws(VoiceProjectError) {
        let samples = Self.prepared(
          try project.readTake(number), sampleRate: project.document.sampleRate)
        try write(samples, number)
        texts += "\(Self.stem(number))\tprompt\t\(project.document.prompts[number - 1].text)\n"
        report.usedCount += 1
      } catch {
        report.leftOut.append((number, "\(error)"))
      }
      progress(Double(index + 1) / Double(numbers.count))
    }
    try writeFile("texts.tsv", Array(texts.utf8))
  }

  /// Trimmed, at the voice's sample rate and level; nothing is compressed.
  private static func prepared(_ samples: [Int16], sampleRate: Int) -> [Int16] {
    let measure = TakeMeasure(samples.span, sampleRate: sampleRate)
    let kept = Array(samples[TakeExamination(measure, phoneCount: nil).kept])
    let converted =
      SampleRateConversion.convert(kept, from: sampleRate, to: Self.sampleRate) ?? kept
    let peak = converted.reduce(1.0) { max($0, abs(Double($1))) } / 32_768
    let gain = min(
      Decibel.amplitude(of: speechLevel - measure.speechLevel), largestPeak / peak)
    return converted.map { Int16((Double($0) * gain).rounded()) }
  }

  private func write(_ samples: [Int16], _ number: Int) throws(VoiceProjectError) {
    let name = "\(VoiceBundle.audioName)/\(Self.stem(number)).aiff"
    do {
      let writer = try AIFFWriter(sampleRate: Double(Self.sampleRate))
      var bytes = try writer.header(frameCount: samples.count)
      AIFFWriter.append(samples.span, to: &bytes)
      try writeFile(name, bytes)
    } catch {
      throw .take(path: FileSystem.join(partialPath, name), reason: "\(error)")
    }
  }

  private func writeManifest() throws(PosixError) {
    let language = project.document.language.rawValue
    let manifest: JSONValue = [
      "format": 1, "identifier": .string(identifier.rawValue),
      "name": .string(project.document.name.rawValue), "version": "1.0",
      "primaryLanguages": [.string(language)], "supportedLanguages": [.string(language)],
      "quality": "premium", "traits": ["personal"],
      "sampleRate": .integer(Int64(Self.sampleRate)), "engine": "units",
      "license": "LicenseRef-Personal", "source": "Recorded by the voice's owner.",
    ]
    try writeFile("voice.json", Array(manifest.serialized().utf8))
  }

  private func writeFile(_ name: String, _ bytes: [UInt8]) throws(PosixError) {
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

// MARK: - Alignment

extension PersonalVoiceBundle {
  /// Finds the phones, and leaves out what says something else than its prompt.
  private func align(
    _ pronouncer: EnglishPronouncer, _ report: inout Report, _ progress: (Double) -> Void
  ) throws(PosixError) {
    let aligner = try RecordingAligner(folder: partialPath, pronouncer: pronouncer)
    let outcomes = try aligner.writeLabels { share in
      progress(share)
      return true
    }
    for (name, outcome) in outcomes ?? [] {
      let number = Int(name) ?? 0
      switch outcome {
      case .labelled(_, let words):
        if !words.isEmpty { report.doubtful.append((number, words)) }
        continue
      case .misread: report.leftOut.append((number, "says something else than its prompt"))
      case .failed(let reason): report.leftOut.append((number, reason))
      }
      report.usedCount -= 1
      try FileSystem.removeFile(
        FileSystem.join(partialPath, "\(VoiceBundle.audioName)/\(name).aiff"))
    }
  }
}
