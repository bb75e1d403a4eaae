import SSML
import SpeechTypes

extension RequestedPause {
  /// The meaning of the attributes of `break` (SSML 1.1 §3.2.3).
  init(_ strength: BreakStrength?, _ time: TimeDesignation?) {
    if let time {
      let longest = Double(Self.longestMilliseconds)
      self = .milliseconds(Int(min(time.milliseconds, longest).rounded()))
      return
    }
    switch strength {
    case .some(.none): self = .none
    case .extraWeak: self = .strength(1)
    case .weak: self = .strength(2)
    case nil, .medium: self = .strength(3)
    case .strong: self = .strength(4)
    case .extraStrong: self = .strength(5)
    }
  }
}
