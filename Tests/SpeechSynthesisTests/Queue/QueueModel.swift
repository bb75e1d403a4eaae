import SpeechSynthesis

/// What may be said of a queue from outside: it watches calls and actions, and names what breaks the
/// rules.
struct QueueModel: Hashable {
  struct Life: Hashable {
    var isSpoken: Bool
    var isBegun = false
    var isStarted = false
    var isPaused = false
    var isEnded = false
    var isForgotten = false
  }

  /// By identifier, which count from 1.
  var lives: [Life] = []
  var lastToken = 0
  private(set) var fault: String?

  var isEmpty: Bool { lives.allSatisfy(\.isForgotten) }
  var current: Int? { lives.firstIndex { $0.isBegun && !$0.isForgotten }.map { $0 + 1 } }

  mutating func add(isSpoken: Bool) -> Int {
    lives.append(Life(isSpoken: isSpoken))
    return lives.count
  }

  mutating func watch(_ action: SpeechQueue.Action) {
    switch action {
    case .wait(let seconds, let token):
      require(seconds > 0 && token > lastToken, "a wait with an old token")
      lastToken = token
    case .begin(let number):
      change(number) { life, _ in
        let isFirst = !life.isBegun
        life.isBegun = true
        return isFirst ? nil : "begun twice"
      }
      require(lives.count { $0.isBegun && !$0.isForgotten } == 1, "two are under way")
    case .pause(let number, _), .resume(let number), .stopAtWord(let number):
      change(number) { life, _ in life.isBegun ? nil : "told to one that was not begun" }
    case .abandon(let number): change(number) { _, _ in nil }
    case .tell(let event): watch(event)
    case .forget(let number):
      change(number) { life, _ in
        life.isForgotten = true
        return life.isStarted && !life.isEnded ? "forgotten without an end" : nil
      }
    }
  }

  private mutating func watch(_ event: SpeechQueue.Event) {
    switch event {
    case .started(let number):
      change(number) { life, _ in
        defer { life.isStarted = true }
        return life.isBegun && !life.isStarted && !life.isEnded ? nil : "started out of turn"
      }
    case .paused(let number):
      change(number) { life, _ in
        defer { life.isPaused = true }
        return life.isStarted && !life.isPaused && !life.isEnded ? nil : "paused out of turn"
      }
    case .continued(let number):
      change(number) { life, _ in
        defer { life.isPaused = false }
        return life.isPaused && !life.isEnded ? nil : "continued out of turn"
      }
    case .finished(let number), .cancelled(let number): end(number, needsStart: true)
    case .failed(let number): end(number, needsStart: false)
    }
  }

  private mutating func end(_ number: Int, needsStart: Bool) {
    change(number) { life, _ in
      defer { (life.isEnded, life.isPaused) = (true, false) }
      return !life.isEnded && (life.isStarted || !needsStart) && life.isSpoken
        ? nil : "ended out of turn"
    }
  }

  private mutating func change(_ number: Int, _ body: (inout Life, Int) -> String?) {
    guard lives.indices.contains(number - 1), !lives[number - 1].isForgotten else {
      return require(false, "\(number) is not in the queue")
    }
    if let fault = body(&lives[number - 1], number) { require(false, "\(number) \(fault)") }
  }

  mutating func require(_ isTrue: Bool, _ message: String) {
    if !isTrue, fault == nil { fault = message }
  }
}
