internal import Posix

/// Work on many things by several threads at once.
enum ParallelWork {
  private struct State<Result: Sendable> {
    var next = 0
    var runningCount = 0
    var isCancelled = false
    var results: [Result?]
  }

  /// Does `body` for each number below `count`; the results are in order whoever made them.
  ///
  /// - Parameters:
  ///   - threadCount: The calling thread is one of them.
  ///   - progress: Called by the calling thread, with how many are begun; false ends the work.
  /// - Returns: Nil when `progress` ended it.
  static func map<Result: Sendable>(
    count: Int, threadCount: Int, progress: (Int) -> Bool,
    _ body: @escaping @Sendable (Int) -> Result
  ) -> [Result]? {
    let monitor = Monitor(State(results: [Result?](repeating: nil, count: count)))
    for _ in 1..<max(1, min(threadCount, count)) {
      monitor.change { $0.runningCount += 1 }
      do {
        try BackgroundThread.start("alignment") {
          while let number = take(from: monitor) { put(body(number), number, into: monitor) }
          monitor.change { $0.runningCount -= 1 }
        }
      } catch {
        // The threads that there are do its work.
        monitor.change { $0.runningCount -= 1 }
      }
    }
    while let number = take(from: monitor) {
      put(body(number), number, into: monitor)
      if !progress(number + 1) { monitor.change { $0.isCancelled = true } }
    }
    return monitor.wait { state in
      guard state.runningCount == 0 else { return nil }
      return .some(state.isCancelled ? nil : state.results.compactMap { $0 })
    } ?? nil
  }

  private static func take<Result>(from monitor: Monitor<State<Result>>) -> Int? {
    monitor.withLock { state in
      guard !state.isCancelled, state.next < state.results.count else { return nil }
      state.next += 1
      return state.next - 1
    }
  }

  private static func put<Result>(
    _ result: Result, _ number: Int, into monitor: Monitor<State<Result>>
  ) {
    monitor.withLock { $0.results[number] = result }
  }
}
