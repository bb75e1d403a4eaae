internal import SpeechTypes
internal import TextAnalysis

/// Gives the words of elements with a length or a melody their rates and pitches.
///
/// It has the sentences planned as if nothing were asked for, shares out what is asked for by the
/// times that come of that, and looks again, since not everything follows the rate in proportion.
struct SpanResolver {
  private var sentences: [SpokenSentence]
  /// Of each word, in order, in the last plan.
  private var times: [SpeechPlanner.WordTime] = []
  private let planner: SpeechPlanner
  private static let roundCount = 3
  /// What could not be met.
  private(set) var problems: [SpeechPlanner.Problem] = []

  /// - Parameter planner: As it is before the sentences; it stays as it is.
  static func resolved(
    _ sentences: [SpokenSentence], _ planner: SpeechPlanner
  ) throws(RecordingError) -> (
    sentences: [SpokenSentence], problems: [SpeechPlanner.Problem]
  ) {
    guard sentences.contains(where: \.hasSpans) else { return (sentences, []) }
    var resolver = try SpanResolver(sentences, planner)
    for _ in 0..<roundCount where resolver.hasLengths { try resolver.setRates() }
    resolver.setContours()
    resolver.reportLengths()
    return (resolver.sentences, resolver.problems)
  }

  private init(
    _ sentences: [SpokenSentence], _ planner: SpeechPlanner
  ) throws(RecordingError) {
    self.sentences = sentences
    self.planner = planner
    try plan()
  }

  private mutating func plan() throws(RecordingError) {
    var probe = planner
    times = []
    var start = 0
    for sentence in sentences {
      let plan = try probe.plan(sentence)
      times += plan.words.map { $0.moved(by: start) }
      start += plan.steps.frameCount
    }
  }

  // MARK: - Lengths

  private var hasLengths: Bool {
    words.contains { word in word.style.spans.contains { $0.milliseconds != nil } }
  }

  /// The innermost element with a length counts.
  private mutating func setRates() throws(RecordingError) {
    let words = words
    let owners = words.map { word in word.style.spans.last { $0.milliseconds != nil } }
    let inside = Self.indicesBySpan(words)
    let own = Dictionary(grouping: owners.indices) { owners[$0]?.number }
    var factors: [Int: Double] = [:]
    for owner in owners {
      guard let owner, factors[owner.number] == nil else { continue }
      factors[owner.number] =
        factor(for: owner, inside[owner.number] ?? [], own[owner.number] ?? []) ?? 1
    }
    changeWords { index, word in
      guard let owner = owners[index], let factor = factors[owner.number] else { return }
      word.style.prosody.rate = (word.style.prosody.rate * factor).held(to: Prosody.rates)
    }
    try plan()
  }

  /// The numbers of the words in each element with a length or a melody.
  private static func indicesBySpan(_ words: [SpokenWord]) -> [Int: [Int]] {
    var indices: [Int: [Int]] = [:]
    for (index, word) in words.enumerated() {
      for span in word.style.spans { indices[span.number, default: []].append(index) }
    }
    return indices
  }

  /// What the rate of an element's own words is multiplied by.
  private func factor(for span: ProsodySpan, _ inside: [Int], _ own: [Int]) -> Double? {
    guard let milliseconds = span.milliseconds, let first = inside.first, let last = inside.last,
      !own.isEmpty
    else { return nil }
    let all = times[last].end - times[first].start
    let pauses = times[last].requestedPauses - times[first].requestedPauses
    let others = Set(inside).subtracting(own).reduce(0) { $0 + times[$1].length }
    let fixed = Double(pauses + others)
    let wanted = max(1, milliseconds / 1000 * planner.sampleRate - fixed)
    return max(1, Double(all) - fixed) / wanted
  }

  /// Tells of elements whose words are as fast or as slow as can be, and whose length is another
  /// all the same.
  private mutating func reportLengths() {
    var told: Set<Int> = []
    let words = words
    let inside = Self.indicesBySpan(words)
    for (index, word) in words.enumerated() {
      guard let span = word.style.spans.last(where: { $0.milliseconds != nil }),
        let milliseconds = span.milliseconds, told.insert(span.number).inserted
      else { continue }
      let frameCount = times[inside[span.number]?.last ?? index].end - times[index].start
      let spoken = Double(frameCount) / planner.sampleRate * 1000
      guard abs(spoken - milliseconds) > 20 else { continue }
      problems.append(
        SpeechPlanner.Problem(
          code: .limit, severity: .warning,
          message: "a duration of \(Int(milliseconds)) ms cannot be met; it is \(Int(spoken)) ms",
          offset: word.range.start))
    }
  }

  // MARK: - Melodies

  /// The innermost element with a contour counts.
  private mutating func setContours() {
    let all = words
    let owners = all.map { word in word.style.spans.last { !$0.contour.isEmpty } }
    let times = times
    var ends: [Int: ClosedRange<Int>] = [:]
    for (index, owner) in owners.enumerated() where owner != nil {
      for span in all[index].style.spans {
        let start = ends[span.number]?.lowerBound ?? times[index].start
        ends[span.number] = start...max(start, times[index].end)
      }
    }
    changeWords { index, word in
      guard let owner = owners[index], let element = ends[owner.number] else { return }
      let length = Double(max(1, element.upperBound - element.lowerBound))
      let start = Double(times[index].start - element.lowerBound) / length
      let end = Double(times[index].end - element.lowerBound) / length
      word.contour = owner.contour.part(start...max(start, end))
      let targets = word.contour.map(\.multiple)
      word.style.prosody.pitch = targets.reduce(0, +) / Double(targets.count)
    }
  }

  // MARK: - Words

  private var words: [SpokenWord] { sentences.flatMap(\.spokenWords) }

  private mutating func changeWords(_ body: (Int, inout SpokenWord) -> Void) {
    var number = 0
    for sentence in sentences.indices {
      for element in sentences[sentence].elements.indices {
        guard case .word(var word) = sentences[sentence].elements[element] else { continue }
        body(number, &word)
        sentences[sentence].elements[element] = .word(word)
        number += 1
      }
    }
  }
}

extension SpokenSentence {
  /// Whether an element with a length or a melody of its own is in it.
  var hasSpans: Bool { spokenWords.contains { !$0.style.spans.isEmpty } }
}
