internal import CommandLineTool
internal import JSON
internal import Pronunciation
internal import SpeechTypes
internal import VoiceProject

/// How far a project is, and how good its recordings are.
struct ProjectReport {
  private let project: VoiceProject
  private let takes: [(number: Int, examination: TakeExamination)]
  private let coverage: ProjectCoverage?

  static func print(
    _ project: VoiceProject, _ context: CommandContext
  ) throws(CommandFailure) -> ExitCode {
    let report = try ProjectReport(project, context)
    if context.wantsJSON {
      try context.print(report.json)
    } else {
      try context.console.print(report.table)
    }
    return .success
  }

  private init(_ project: VoiceProject, _ context: CommandContext) throws(CommandFailure) {
    self.project = project
    let document = project.document
    let phones = context.promptPhones(document.language)
    let recorded = try CommandFailure.wrapping { () throws(VoiceProjectError) in
      try project.recordedNumbers()
    }
    takes = try recorded.sorted().map { number throws(CommandFailure) in
      let samples = try CommandFailure.wrapping { () throws(VoiceProjectError) in
        try project.readTake(number)
      }
      let prompt = document.prompts[number - 1]
      let phoneCount = phones.flatMap { $0.phoneCount(of: prompt) }
      let measure = TakeMeasure(samples.span, sampleRate: document.sampleRate)
      return (
        number,
        TakeExamination(measure, phoneCount: phoneCount, isCut: prompt.source != nil)
      )
    }
    coverage = ProjectCoverage(document, recorded: Set(recorded), phones)
  }

  private var skippedCount: Int {
    let recorded = Set(takes.map(\.number))
    return project.document.prompts.enumerated().count { index, prompt in
      prompt.isSkipped && !recorded.contains(index + 1)
    }
  }

  private var seconds: Double {
    takes.reduce(0) { $0 + $1.examination.measure.speechSeconds }
  }

  /// Least, middle and greatest; nil without takes.
  private func range(
    _ value: (TakeMeasure) -> Double
  ) -> (least: Double, median: Double, greatest: Double)? {
    let values = takes.map { value($0.examination.measure) }.sorted()
    guard let least = values.first, let greatest = values.last else { return nil }
    return (least, values[values.count / 2], greatest)
  }

  private var levels: [(name: String, range: (least: Double, median: Double, greatest: Double))] {
    [
      ("speechLevel", range(\.speechLevel)), ("noiseLevel", range(\.noiseLevel)),
      ("signalToNoise", range(\.signalToNoise)),
    ].compactMap { name, range in range.map { (name, $0) } }
  }

  // MARK: - Telling

  private static let titles = [
    "speechLevel": "speech level", "noiseLevel": "noise level",
    "signalToNoise": "above the noise",
  ]

  private var table: TextTable {
    let document = project.document
    let left = document.prompts.count - takes.count - skippedCount
    var table = TextTable(["WHAT", "VALUE"])
    table.append(["name", document.name.rawValue])
    table.append(["folder", project.folder])
    table.append(["language", document.language.rawValue])
    table.append(["prompts", "\(document.prompts.count)"])
    table.append(["recorded", "\(takes.count)"])
    table.append(["skipped", "\(skippedCount)"])
    table.append(["left", "\(left)"])
    if !document.phraseNumbers.isEmpty {
      table.append(["phrases among them", "\(document.phraseNumbers.count)"])
    }
    table.append(["minutes of speech", (seconds / 60).decimal])
    for row in coverage?.rows ?? [] { table.append([row.title, row.value]) }
    for level in levels {
      table.append([
        Self.titles[level.name] ?? level.name,
        "\(level.range.median.decimal) dB (\(level.range.least.decimal) to "
          + "\(level.range.greatest.decimal))",
      ])
    }
    for take in takes where !take.examination.problems.isEmpty {
      let problems = take.examination.problems.map(\.description)
      table.append(["record \(take.number) again", problems.joined(separator: "; ")])
    }
    return table
  }

  private var json: JSONValue {
    let document = project.document
    var object = JSONObject()
    object["name"] = .string(document.name.rawValue)
    object["folder"] = .string(project.folder)
    object["language"] = .string(document.language.rawValue)
    object["sampleRate"] = .integer(Int64(document.sampleRate))
    object["promptCount"] = .integer(Int64(document.prompts.count))
    object["recordedCount"] = .integer(Int64(takes.count))
    object["skippedCount"] = .integer(Int64(skippedCount))
    object["phraseCount"] = .integer(Int64(document.phraseNumbers.count))
    object["speechSeconds"] = .real(seconds)
    if let coverage { object["coverage"] = coverage.json }
    for level in levels {
      object[level.name] = [
        "least": .real(level.range.least), "median": .real(level.range.median),
        "greatest": .real(level.range.greatest),
      ]
    }
    object["takes"] = .array(takes.map { Self.json(of: $0.number, $0.examination) })
    return .object(object)
  }

  private static func json(of number: Int, _ examination: TakeExamination) -> JSONValue {
    let measure = examination.measure
    return [
      "number": .integer(Int64(number)), "speechSeconds": .real(measure.speechSeconds),
      "speechLevel": .real(measure.speechLevel), "noiseLevel": .real(measure.noiseLevel),
      "problems": .array(examination.problems.map { .string($0.code) }),
    ]
  }
}

extension Double {
  /// With one decimal.
  var decimal: String {
    let tenths = Int((magnitude * 10).rounded())
    return "\(self < 0 && tenths > 0 ? "-" : "")\(tenths / 10).\(tenths % 10)"
  }
}
