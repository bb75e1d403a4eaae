import Glibc
import SpeechTypes

/// A resolved value of prosody as a row writes it: `rate=0.8`, `pitch=+2st`, `volume=-6dB`, `rate>1`.
struct ExpectedValue: Hashable {
  private enum Relation: Character {
    case equal = "="
    case more = ">"
    case less = "<"
  }

  private let name: String
  private let relation: Relation
  /// A multiple of the voice's own, or decibels.
  private let value: Double

  init?(_ text: String) {
    guard let place = text.firstIndex(where: { Relation(rawValue: $0) != nil }),
      let relation = Relation(rawValue: text[place])
    else { return nil }
    name = String(text[..<place])
    self.relation = relation
    let number = String(text[text.index(after: place)...])
    if number.hasSuffix("st"), let semitones = Double(number.dropLast(2)) {
      value = pow(2, semitones / 12)
    } else if number == "silent" {
      value = -.infinity
    } else if let decibels = Double(number.hasSuffix("dB") ? number.dropLast(2) : number[...]) {
      value = decibels
    } else {
      return nil
    }
  }

  func matches(_ prosody: Prosody) -> Bool {
    let found: Double
    switch name {
    case "rate": found = prosody.rate
    case "pitch": found = prosody.pitch
    case "volume": found = prosody.volumeDecibels
    default: return false
    }
    return switch relation {
    case .equal: found == value || abs(found - value) < 0.001
    case .more: found > value
    case .less: found < value
    }
  }
}
