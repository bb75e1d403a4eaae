import Posix
import TestSupport

/// The samples of a plain 16-bit AIFF file of one channel, read without the project's own reader.
func recordedSamples(_ voice: SampleVoice, _ file: String) throws -> [Int16] {
  try recordedSamples(path: "\(voice.bundlePath)/Audio/\(file)")
}

/// The samples of any such file.
func recordedSamples(path: String) throws -> [Int16] {
  let bytes = try Descriptor(opening: path, .readOnly).readAll()
  var offset = 12
  while offset + 8 <= bytes.count {
    let size = bytes[(offset + 4)..<(offset + 8)].reduce(0) { $0 << 8 | Int($1) }
    if bytes[offset..<(offset + 4)].elementsEqual("SSND".utf8) {
      return stride(from: offset + 16, to: offset + 8 + size, by: 2).map {
        Int16(bitPattern: UInt16(bytes[$0]) << 8 | UInt16(bytes[$0 + 1]))
      }
    }
    offset += 8 + size + size % 2
  }
  return []
}

/// Where two sequences of samples part, for messages shorter than the samples; nil for equal ones.
func firstDifference(_ one: [Int16], _ other: [Int16]) -> String? {
  guard one != other else { return nil }
  let index = zip(one, other).enumerated().first { $0.element.0 != $0.element.1 }?.offset
  return "\(one.count) and \(other.count) samples part at \(index ?? min(one.count, other.count))"
}
