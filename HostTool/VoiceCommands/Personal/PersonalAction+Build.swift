internal import AppGroup
internal import CommandLineTool
internal import JSON
internal import Posix
internal import Pronunciation
internal import SpeechTypes
internal import VoiceBundle
internal import VoiceProject

extension PersonalAction {
  /// `personal build NAME`
  static let build = PersonalAction(
    "build", options: [ProjectPlace.option]
  ) { operands, context throws(CommandFailure) in
    guard operands.count <= 1 else { throw .usage("personal build: give one NAME") }
    let project = try ProjectPlace.open(operands.first, for: "build", context)
    let pronouncer = try pronouncer(of: project.document.language)
    let bundle = try CommandFailure.wrapping { () throws(VoiceProjectError) in
      try PersonalVoiceBundle(of: project)
    }
    let meter = BuildMeter(context.console.error)
    let phones = context.promptPhones(project.document.language)
    let sentences = TrialSentence.sentences(of: project, phones)
    let report = try bundle.build(pronouncer, sentences: sentences) { meter.show($0) }
    meter.clear()
    warn(of: report, context)
    guard report.phoneCount > 0 else {
      throw CommandFailure(
        .failed, "\(project.document.name): no recording can be used; record some, or see above")
    }
    try install(bundle, context)
    let recorded = try CommandFailure.wrapping { () throws(VoiceProjectError) in
      try project.recordedNumbers()
    }
    let used = Set(recorded).subtracting(report.leftOut.map(\.number))
    let coverage = ProjectCoverage(project.document, recorded: used, phones)
    try tell(bundle, report, coverage, context)
    return .success
  }

  private static func warn(of report: PersonalVoiceBundle.Report, _ context: CommandContext) {
    for (number, reason) in report.leftOut { context.warn("prompt \(number): left out: \(reason)") }
    for (number, words) in report.doubtful {
      context.warn(
        "prompt \(number): may not say \"\(words.joined(separator: " "))\" as it is written")
    }
    for (text, problems) in report.trials where !problems.isEmpty {
      context.warn("saying \"\(text)\": \(problems.joined(separator: "; "))")
    }
  }

  private static func pronouncer(
    of language: LanguageTag
  ) throws(CommandFailure) -> any Pronouncer {
    do throws(PronunciationError) {
      return try SpokenLanguage.pronouncer(of: language)
    } catch {
      throw CommandFailure(.failed, "\(error)")
    }
  }

  /// Puts the voice into the user's store, enabled.
  private static func install(
    _ bundle: PersonalVoiceBundle, _ context: CommandContext
  ) throws(CommandFailure) {
    let purchase: Purchase
    do {
      purchase = try Purchase(try VoiceBundle.load(bundle.path))
    } catch {
      throw CommandFailure(.failed, "\(bundle.path): \(error)")
    }
    let group = try context.appGroup()
    try group.change { store in
      var voice = purchase.voice
      voice.isEnabled = true
      try store.setVoice(voice)
      try store.setFiles(purchase.files, of: voice.identifier)
    }
    if let problem = try group.state().signatureProblem(of: purchase.voice) {
      context.warn("\(problem); sign it with: voicectl bundle sign --key FILE \(bundle.path)")
    }
  }

  private static func tell(
    _ bundle: PersonalVoiceBundle, _ report: PersonalVoiceBundle.Report,
    _ coverage: ProjectCoverage?, _ context: CommandContext
  ) throws(CommandFailure) {
    guard !context.wantsJSON else {
      return try context.print(document(bundle, report, coverage))
    }
    try context.console.print(
      "\(bundle.identifier): speaks with \(report.usedCount) recordings, "
        + "\(report.phoneCount) phones"
        + phrases(report.phraseCount)
        + (coverage?.rows ?? []).map { "\n\($0.title): \($0.value)" }.joined()
        + "\ntried with \(report.trials.count) sentences, "
        + "\(report.trials.count { $0.problems.isEmpty }) of them well said"
        + "\nlet a program use it with: voicectl personal allow PROGRAM")
  }

  /// The form is in `docs/voicectl.md`.
  private static func document(
    _ bundle: PersonalVoiceBundle, _ report: PersonalVoiceBundle.Report,
    _ coverage: ProjectCoverage?
  ) -> JSONValue {
    [
      "identifier": .string(bundle.identifier.rawValue), "folder": .string(bundle.path),
      "recordings": .integer(Int64(report.usedCount)),
      "phrases": .integer(Int64(report.phraseCount)),
      "phones": .integer(Int64(report.phoneCount)),
      "coverage": coverage?.json ?? .null,
      "scores": .array(
        report.scores.map {
          ["number": .integer(Int64($0.number)), "score": .real(Double($0.score))]
        }),
      "trials": .array(
        report.trials.map {
          ["text": .string($0.text), "problems": .array($0.problems.map { .string($0) })]
        }),
      "leftOut": .array(
        report.leftOut.map {
          ["number": .integer(Int64($0.number)), "reason": .string($0.reason)]
        }),
      "doubtful": .array(
        report.doubtful.map {
          ["number": .integer(Int64($0.number)), "words": .array($0.words.map { .string($0) })]
        }),
    ]
  }
}

private func phrases(_ count: Int) -> String {
  switch count {
  case 0: ""
  case 1: ", 1 phrase"
  default: ", \(count) phrases"
  }
}

/// Shows on a terminal how far a build is.
private final class BuildMeter {
  /// An estimate before is no better than a guess.
  private static let leastMilliseconds: Int64 = 1000

  private let stream: ConsoleStream
  private var shown = ""
  private var step = ""
  private var stepStart: Int64 = 0

  init(_ stream: ConsoleStream) { self.stream = stream }

  func show(_ progress: PersonalVoiceBundle.Progress) {
    let (step, share) =
      switch progress {
      case .takes(let share): ("recordings", share)
      case .alignment(let share): ("finding the phones", share)
      case .index(let share): ("index", share)
      case .trial(let share): ("trying it", share)
      }
    if step != self.step { (self.step, stepStart) = (step, MonotonicClock.milliseconds()) }
    let elapsed = MonotonicClock.milliseconds() - stepStart
    var line = "\(step): \(Int(share * 100)) %"
    if elapsed >= Self.leastMilliseconds, share > 0 {
      let seconds = Double(elapsed) / 1000 * (1 - share) / share
      line += ", \(Int(seconds.rounded(.up))) s left"
    }
    guard stream.isTerminal, line != shown else { return }
    shown = line
    // Progress that cannot be shown is no reason to stop.
    try? stream.write("\r\u{1B}[K\(line)")
  }

  func clear() {
    if !shown.isEmpty { try? stream.write("\r\u{1B}[K") }
  }
}
