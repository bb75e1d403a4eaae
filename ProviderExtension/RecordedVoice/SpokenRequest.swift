import SpeechTypes
internal import TextAnalysis
internal import VoiceBundle

/// One request on its way from text to steps.
///
/// The two kinds of voice differ in one place: a voice with rules waits for the whole text.
struct SpokenRequest {
  private var analyzer: TextAnalyzer
  private var planner: SpeechPlanner
  private var rules: RuleAnswer?
  private var diagnostics: [Diagnostic] = []
  private(set) var failure: SpeechFailure?
  private var isEnded = false

  /// What came of looking further.
  enum Step {
    case plan(SpeechPlanner.Plan)
    case needsText
    case end
  }

  init(voice: OpenedVoice, textKind: SpeechTextKind, options: SpeechOptions) {
    analyzer = TextAnalyzer(
      textKind, options: options,
      voice: SpeakingVoice(pitchHertz: voice.pitchHertz, wholeWords: voice.userWords))
    planner = SpeechPlanner(voice: voice)
    if voice.playsWhole { rules = RuleAnswer(voice: voice) }
  }

  mutating func append(_ utf8: ArraySlice<UInt8>, isLast: Bool) {
    analyzer.append(utf8)
    if isLast { analyzer.finish() }
  }

  var waitingByteCount: Int { analyzer.waitingByteCount }

  /// Plans the next sentence.
  mutating func next() -> Step {
    while !isEnded {
      switch analyzer.next() {
      case .needsText: return .needsText
      case .sentence(let sentence):
        if let plan = rules?.add(sentence) { return .plan(plan) }
        let plan = planner.plan(sentence)
        for problem in plan.problems {
          diagnostics.append(
            Diagnostic(
              problem.code, problem.severity, problem.message,
              at: analyzer.position(of: problem.offset)))
        }
        return .plan(plan)
      case .end:
        isEnded = true
        if let rules { return answer(rules) }
      }
    }
    return .end
  }

  mutating func takeDiagnostics() -> [Diagnostic] {
    let all = analyzer.takeDiagnostics() + diagnostics
    diagnostics.removeAll()
    return all
  }

  private mutating func answer(_ rules: RuleAnswer) -> Step {
    do throws(SpeechFailure) {
      return .plan(try rules.answer())
    } catch {
      failure = error
      return .end
    }
  }
}
