/// Which prompt is shown, what a key means there, and what comes next: the recording loop without
/// its terminal and its microphone.
package struct RecordingSession: Hashable, Sendable {
  /// What the person asks for.
  package enum Key: Hashable, Sendable {
    /// Start or stop.
    case go
    case redo
    case play
    case keep
    case skip
    case back
    case help
    case quit
    case other
  }

  /// What is to be done, in the order given.
  package enum Action: Hashable, Sendable {
    /// Show the present prompt.
    case showPrompt
    case startRecording
    case stopRecording
    /// Play what was just recorded and is not kept yet.
    case playNewTake
    /// Play the present prompt's take.
    case playKeptTake
    /// Make what was just recorded the take of this prompt.
    case keepTake(number: Int)
    case skipPrompt(number: Int)
    /// Tell the keys.
    case explain
    /// There is nothing to play.
    case sayNothingRecorded
    /// There is no prompt before this one.
    case sayFirst
    /// The key means nothing here.
    case sayUnknownKey
    /// The end; whether every prompt was recorded or skipped.
    case finish(isComplete: Bool)
  }

  /// What the person is doing.
  package enum State: Hashable, Sendable {
    case reading
    case recording
    /// Deciding about a recording that will not do.
    case judging
    case ended
  }

  /// The present prompt, 1 for the first.
  package private(set) var number: Int
  package private(set) var state = State.reading
  private let promptCount: Int
  private var recorded: Set<Int>
  private var skipped: Set<Int>

  /// Begins.
  ///
  /// - Parameters:
  ///   - promptCount: At least 1.
  ///   - first: The prompt to begin with; nil for the first that is neither recorded nor skipped.
  package init(promptCount: Int, recorded: Set<Int>, skipped: Set<Int>, first: Int? = nil) {
    precondition(promptCount > 0, "there is a prompt")
    self.promptCount = promptCount
    self.recorded = recorded
    self.skipped = skipped.subtracting(recorded)
    number = 1
    if let first {
      number = min(max(first, 1), promptCount)
    } else if let open = nextOpen(after: promptCount) {
      number = open
    } else {
      state = .ended
    }
  }

  /// Whether the present prompt has a take.
  package var isRecorded: Bool { recorded.contains(number) }
  /// Prompts with a take.
  package var recordedCount: Int { recorded.count }
  /// Prompts without one that are to be left out.
  package var skippedCount: Int { skipped.count }

  /// What a key means now.
  package mutating func press(_ key: Key) -> [Action] {
    switch (state, key) {
    case (.ended, _): return []
    case (.recording, .go):
      return [.stopRecording]
    case (.recording, .quit):
      state = .ended
      return [.finish(isComplete: false)]
    // A key that was hit by mistake must not end a good take.
    case (.recording, _): return []
    case (_, .go), (_, .redo):
      state = .recording
      return [.startRecording]
    case (.judging, .play): return [.playNewTake]
    case (.reading, .play): return isRecorded ? [.playKeptTake] : [.sayNothingRecorded]
    case (.judging, .keep): return keep()
    case (_, .skip): return skip()
    case (_, .back):
      guard number > 1 else { return [.sayFirst] }
      number -= 1
      state = .reading
      return [.showPrompt]
    case (_, .help): return [.explain]
    case (_, .quit):
      state = .ended
      return [.finish(isComplete: false)]
    case (.reading, .keep), (_, .other): return [.sayUnknownKey]
    }
  }

  /// What follows the end of a recording.
  ///
  /// - Parameter isGood: Whether the recording will do.
  package mutating func finishRecording(isGood: Bool) -> [Action] {
    guard state == .recording else { return [] }
    guard isGood else {
      state = .judging
      return []
    }
    return keep()
  }

  private mutating func keep() -> [Action] {
    recorded.insert(number)
    skipped.remove(number)
    return [.keepTake(number: number)] + goOn()
  }

  private mutating func skip() -> [Action] {
    // A prompt with a take has nothing to be skipped for.
    guard !isRecorded else { return goOn() }
    skipped.insert(number)
    return [.skipPrompt(number: number)] + goOn()
  }

  private mutating func goOn() -> [Action] {
    guard let next = nextOpen(after: number) else {
      state = .ended
      return [.finish(isComplete: true)]
    }
    number = next
    state = .reading
    return [.showPrompt]
  }

  private func isOpen(_ number: Int) -> Bool {
    !recorded.contains(number) && !skipped.contains(number)
  }

  /// The next prompt to be read, from the beginning again behind the last.
  private func nextOpen(after number: Int) -> Int? {
    (number..<promptCount).lazy.map { $0 + 1 }.first(where: isOpen)
      ?? (1...number).first(where: isOpen)
  }
}
