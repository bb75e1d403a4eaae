import SpeechSynthesis
import Testing

@Suite("Whatever is asked for and happens, in whatever order, the queue holds its rules")
struct SpeechQueueSearchTests {
  private enum Input: CaseIterable {
    case speak, speakWithDelays, write
    case pause, pauseAtWord, resume, stop, stopAtWord
    case delayElapsed, staleDelayElapsed
    case started, paused, ended, failed
    case staleStarted, stalePaused, staleEnded, staleFailed
  }

  private struct Node: Hashable {
    var queue = SpeechQueue()
    var model = QueueModel()
  }

  private static let utteranceLimit = 4
  private static let depth = 8

  @Test("All sequences of eight inputs")
  func search() {
    var seen: Set<Node> = [Node()]
    var edge: [(node: Node, path: [Input])] = [(Node(), [])]
    for step in 1...Self.depth {
      var next: [(node: Node, path: [Input])] = []
      for (node, path) in edge {
        for input in Input.allCases {
          guard let after = Self.feed(input, node, atSeconds: Double(step)) else { continue }
          if let fault = after.model.fault {
            Issue.record("\(path + [input]): \(fault)")
            return
          }
          if seen.insert(after).inserted { next.append((after, path + [input])) }
        }
      }
      edge = next
    }
    #expect(seen.count > 5000)
  }

  /// - Returns: nil for what cannot happen.
  private static func feed(_ input: Input, _ node: Node, atSeconds now: Double) -> Node? {
    var node = node
    let wasEmpty = node.model.isEmpty
    guard let step = call(input, &node, now) else { return nil }
    for action in step.actions { node.model.watch(action) }
    check(input, step, wasEmpty: wasEmpty, &node)
    return node
  }

  private static func call(
    _ input: Input, _ node: inout Node, _ now: Double
  ) -> SpeechQueue.Step? {
    let current = node.model.current
    let stale = node.model.lives.lastIndex(where: \.isForgotten).map { $0 + 1 } ?? 99
    switch input {
    case .speak, .speakWithDelays, .write:
      guard node.model.lives.count < utteranceLimit else { return nil }
      let number = node.model.add(isSpoken: input != .write)
      let seconds = input == .speak ? 0 : 0.5
      return node.queue.enqueue(
        .init(
          number, isSpoken: input != .write, preDelaySeconds: seconds, postDelaySeconds: seconds),
        atSeconds: now)
    case .pause: return node.queue.pause(at: .immediate, atSeconds: now)
    case .pauseAtWord: return node.queue.pause(at: .word, atSeconds: now)
    case .resume: return node.queue.resume(atSeconds: now)
    case .stop: return node.queue.stop(at: .immediate)
    case .stopAtWord: return node.queue.stop(at: .word)
    case .delayElapsed: return node.queue.delayElapsed(token: node.model.lastToken)
    case .staleDelayElapsed: return node.queue.delayElapsed(token: node.model.lastToken - 1)
    case .started: return current.map { node.queue.soundStarted($0) }
    case .paused: return current.map { node.queue.soundPaused($0) }
    case .ended: return current.map { node.queue.soundEnded($0, atSeconds: now) }
    case .failed: return current.map { node.queue.soundFailed($0, atSeconds: now) }
    case .staleStarted: return node.queue.soundStarted(stale)
    case .stalePaused: return node.queue.soundPaused(stale)
    case .staleEnded: return node.queue.soundEnded(stale, atSeconds: now)
    case .staleFailed: return node.queue.soundFailed(stale, atSeconds: now)
    }
  }

  private static func check(
    _ input: Input, _ step: SpeechQueue.Step, wasEmpty: Bool, _ node: inout Node
  ) {
    let queue = node.queue
    let isPaused = node.model.lives.contains(where: \.isPaused)
    node.model.require(queue.isSpeaking == !node.model.isEmpty, "isSpeaking is wrong")
    node.model.require(!queue.isPaused || queue.isSpeaking, "paused, and nothing is there")
    node.model.require(!isPaused || queue.isPaused, "told as paused, and isPaused is false")
    switch input {
    case .stop:
      node.model.require(step.isAccepted == !wasEmpty, "stop answers wrongly")
      node.model.require(node.model.isEmpty, "stop leaves something")
    case .stopAtWord: node.model.require(step.isAccepted == !wasEmpty, "stop answers wrongly")
    case .pause where step.isAccepted: node.model.require(queue.isPaused, "pause does nothing")
    case .resume: node.model.require(!queue.isPaused, "resume leaves the pause")
    case .staleStarted, .stalePaused, .staleEnded, .staleFailed, .staleDelayElapsed:
      node.model.require(step == SpeechQueue.Step(), "what is past changes something")
    default: break
    }
  }
}
