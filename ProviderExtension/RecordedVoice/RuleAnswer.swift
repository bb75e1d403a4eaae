import SpeechTypes
internal import TextAnalysis
internal import VoiceBundle

/// The answer of a voice with match rules: one whole recording, exactly as it was made.
///
/// Rate, pitch, volume and breaks do not touch it. Marks before the first word are told before it,
/// the others behind it; it is one sentence, and its words have no places of their own.
struct RuleAnswer {
  private let voice: OpenedVoice
  private var matcher: RuleMatcher
  private var range: TextRange?
  private var hasWords = false
  private var marksBehind: [RenderStep] = []

  init(voice: OpenedVoice) {
    self.voice = voice
    matcher = RuleMatcher(voice.bundle.manifest.rules)
  }

  /// Takes in the next sentence.
  ///
  /// - Returns: Its plan, where marks are the only steps.
  mutating func add(_ sentence: SpokenSentence) -> SpeechPlanner.Plan {
    var plan = SpeechPlanner.Plan()
    matcher.add(sentence.text)
    if let more = sentence.range {
      range = range.map { $0.union(more) } ?? more
      plan.events.append(PlanEvent(.sentence, textRange: more))
    }
    for element in sentence.elements {
      switch element {
      case .word(let word):
        hasWords = true
        let planned = PlannedWord(
          spoken: word.spoken, language: word.style.language, prosody: .normal, rendering: .phrase)
        plan.events.append(PlanEvent(.word(planned), textRange: word.range))
      case .mark(let name, let offset):
        let place = TextRange(offset, offset)
        let marker = SpeechMarker(.bookmark, framePosition: 0, textRange: place, name: name)
        if hasWords {
          marksBehind.append(.marker(marker))
        } else {
          plan.steps.append(.marker(marker))
        }
        plan.events.append(PlanEvent(.mark(name: name), textRange: place))
      case .boundary, .pause, .audio: break
      }
    }
    return plan
  }

  /// The recording, now that the text is over.
  ///
  /// - Throws: When no rule matches, or the recording cannot be used.
  func answer() throws(SpeechFailure) -> SpeechPlanner.Plan {
    guard let file = matcher.file else {
      throw SpeechFailure(
        .voiceUnusable, "voice \"\(voice.name)\" has no rule for this text")
    }
    let recording: MappedRecording
    do throws(RecordingError) {
      recording = try voice.recordings[file]
    } catch {
      throw SpeechFailure(.voiceUnusable, "\(error)")
    }
    var steps: [RenderStep] = []
    if let range {
      steps.append(.marker(SpeechMarker(.sentence, framePosition: 0, textRange: range)))
    }
    steps.append(
      .sound(Sound(source: .recording(recording), frames: 0..<recording.frameCount)))
    return SpeechPlanner.Plan(steps: steps + marksBehind)
  }
}
