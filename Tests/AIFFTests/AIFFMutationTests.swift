import AIFF
import TestSupport
import Testing

@Suite("Damaging an AIFF file", .tags(.audio))
struct AIFFMutationTests {
  private static let files: [[UInt8]] = [
    AIFFBuilder.file(channelCount: 2, frameCount: 6, samples: .counting(24)),
    AIFFBuilder.file(compression: "fl32", frameCount: 5, bits: 32, samples: .counting(20)),
    AIFFBuilder.file(compression: "ulaw", frameCount: 9, samples: .counting(9)),
    AIFFBuilder(
      formType: "AIFC",
      chunks: [
        AIFFBuilder.chunk("FVER", .zeros(4)), AIFFBuilder.chunk("NAME", ascii("odd")),
        AIFFBuilder.sound(.counting(15), offset: 6, blockSize: 8),
        AIFFBuilder.common(frameCount: 5, bits: 17, compression: "sowt"),
      ]
    ).bytes,
  ]

  @Test("by cutting it anywhere gives an error or the whole sound", arguments: files)
  func truncation(file: [UInt8]) throws {
    let whole = try AIFFDescription(parsing: file.span.bytes)
    let samples = whole.int16s(of: file)
    for length in 0..<file.count {
      let cut = [UInt8](file.prefix(length))
      guard let description = try? AIFFDescription(parsing: cut.span.bytes) else { continue }
      #expect(description == whole && description.int16s(of: cut) == samples, "\(length) bytes")
    }
  }

  @Test("by cutting its sound short is always an error")
  func truncatedSound() {
    let file = Self.files[0]
    for length in 0..<file.count {
      #expect(throws: AIFFError.self) {
        _ = try AIFFDescription(parsing: file.span.bytes.extracting(first: length))
      }
    }
  }

  @Test("at random gives an error or samples that lie in the file", arguments: 0..<4)
  func mutation(index: Int) {
    var generator = SplitMix64(state: UInt64(index) + 1)
    var acceptedCount = 0
    for _ in 0..<5000 {
      let file = Self.damaged(Self.files[index], using: &generator)
      guard let description = try? AIFFDescription(parsing: file.span.bytes) else { continue }
      acceptedCount += 1
      guard description.sampleData.upperBound <= file.count, description.frameCount <= file.count,
        description.sampleData.count == description.frameCount * description.bytesPerFrame
      else {
        Issue.record("\(description) of \(file)")
        return
      }
      let channel = Int.random(in: 0..<description.channelCount, using: &generator)
      let floats = description.floats(of: file, channel: channel)
      let int16s = description.int16s(of: file, channel: channel)
      #expect(floats.count == int16s.count && floats.allSatisfy(\.isFinite))
    }
    #expect((1..<5000).contains(acceptedCount), "both outcomes must have been seen")
  }

  /// One to four bytes replaced, mostly by values that matter in sizes, and now and then a cut.
  private static func damaged(_ file: [UInt8], using generator: inout SplitMix64) -> [UInt8] {
    var result = file
    for _ in 0..<Int.random(in: 1...4, using: &generator) {
      let position = Int.random(in: 0..<file.count, using: &generator)
      let extremes: [UInt8] = [0, 1, 0x7f, 0x80, 0xff]
      result[position] =
        Bool.random(using: &generator)
        ? extremes[Int.random(in: 0..<extremes.count, using: &generator)]
        : UInt8.random(in: 0...255, using: &generator)
    }
    if Int.random(in: 0..<8, using: &generator) == 0 {
      result.removeLast(Int.random(in: 0...file.count, using: &generator))
    }
    return result
  }
}

/// Sebastiano Vigna's splitmix64: the same numbers at every run.
private struct SplitMix64: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var result = state
    result = (result ^ (result >> 30)) &* 0xbf58_476d_1ce4_e5b9
    result = (result ^ (result >> 27)) &* 0x94d0_49bb_1331_11eb
    return result ^ (result >> 31)
  }
}

extension [UInt8] {
  fileprivate static func counting(_ count: Int) -> Self { (0..<count).map { UInt8($0 * 5) } }
}
