package import Pronunciation

/// A phone and when it is spoken in a recording.
package struct PhoneLabel: Hashable {
  package var startSeconds: Double
  package var endSeconds: Double
  /// Nil for a pause.
  package var phoneme: Phoneme?
  /// The number of its word in the recording, from 0; nil for a pause.
  package var word: Int?

  /// Reads a label file: a phone a line, as start, end, phone and word number with tabs between
  /// them; times in seconds, a pause is `SIL` with the word `-`.
  ///
  /// - Throws: What is wrong, with the line's number.
  package static func parse(_ text: String) throws(LabelError) -> [PhoneLabel] {
    var labels: [PhoneLabel] = []
    for (index, line) in text.split(separator: "\n").enumerated() {
      let fields = line.split(separator: "\t")
      guard fields.count == 4, let start = Double(fields[0]), let end = Double(fields[1]),
        start <= end, start >= (labels.last?.endSeconds ?? 0) - 0.001
      else { throw LabelError("line \(index + 1): \"\(line)\" is not start, end, phone and word") }
      let phoneme = Phoneme(arpabet: fields[2])
      guard phoneme != nil || fields[2] == "SIL" else {
        throw LabelError("line \(index + 1): \"\(fields[2])\" is not a phone")
      }
      labels.append(
        PhoneLabel(
          startSeconds: start, endSeconds: end, phoneme: phoneme, word: Int(fields[3])))
    }
    return labels
  }

  package init(startSeconds: Double, endSeconds: Double, phoneme: Phoneme?, word: Int?) {
    self.startSeconds = startSeconds
    self.endSeconds = endSeconds
    self.phoneme = phoneme
    self.word = word
  }

  /// Its line of a label file, with the line's end; times to a tenth of a millisecond.
  package var line: String {
    let times = [startSeconds, endSeconds].map { seconds in
      let digits = String(Int((seconds * 10_000).rounded()))
      let padded = String(repeating: "0", count: max(0, 5 - digits.count)) + digits
      return "\(padded.dropLast(4)).\(padded.suffix(4))"
    }
    let names = [phoneme?.arpabet ?? "SIL", word.map { String($0) } ?? "-"]
    return (times + names).joined(separator: "\t") + "\n"
  }
}

/// What is wrong with a label file.
package struct LabelError: Error, Hashable, CustomStringConvertible {
  package let description: String

  init(_ description: String) { self.description = description }
}
