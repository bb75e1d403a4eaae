/// The pieces of a stream of the form `audio/x-spiel`, as bytes; numbers are in host byte order,
/// which is little-endian wherever we run.
///
/// Each is to be written at once: libspiel's reader takes what one `read` gives it for the whole.
package enum StreamChunk {
  /// No piece is longer: a pipe takes so much whole or not at all (`PIPE_BUF`).
  static let longestByteCount = 4096
  /// The most audio in a piece, whole samples of 16 bits.
  static let longestAudioByteCount = (longestByteCount - 5) & ~1
  private static let longestNameByteCount = longestByteCount - 14

  /// What a stream begins with: the form's version.
  package static let header = Array("0.01".utf8)

  /// What the audio that follows is about to say.
  package enum EventKind: UInt8, Sendable {
    case word = 1
    case sentence = 2
    /// The first sentence of a paragraph, here.
    case range = 3
    case mark = 4
  }

  /// Samples.
  ///
  /// - Parameter samples: At most `longestAudioByteCount` bytes.
  package static func audio(_ samples: ArraySlice<UInt8>) -> [UInt8] {
    [1] + little(samples.count) + samples
  }

  /// An event.
  ///
  /// - Parameters:
  ///   - characters: The part of the text, counted in characters.
  ///   - name: A mark's; what is too long for one piece is cut off.
  package static func event(
    _ kind: EventKind, characters: Range<Int>, name: String = ""
  ) -> [UInt8] {
    var bytes: [UInt8] = []
    for character in name.unicodeScalars {
      let encoded = Array(String(character).utf8)
      guard bytes.count + encoded.count <= longestNameByteCount else { break }
      bytes += encoded
    }
    let range = little(characters.lowerBound) + little(characters.upperBound)
    return [2, kind.rawValue] + range + little(bytes.count) + bytes
  }

  private static func little(_ number: Int) -> [UInt8] {
    let value = UInt32(clamping: number)
    return (0..<4).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
  }
}
