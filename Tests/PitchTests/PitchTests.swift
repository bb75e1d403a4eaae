import Pitch
import Testing

@Suite("Pitch is found in a voice and only there")
struct PitchTests {
  private static let sampleRate = 22_050.0

  /// Decaying pulses, a period apart.
  private static func voice(hertz: Double, seconds: Double) -> [Float] {
    var samples = [Float](repeating: 0, count: Int(seconds * sampleRate))
    var pulse = 100.0
    while Int(pulse) < samples.count {
      for index in Int(pulse)..<min(samples.count, Int(pulse) + 300) {
        let time = Double(index) - pulse
        samples[index] += Float(0.5 * sine(time * 0.2 + 1.57) / (1 + time * 0.05))
      }
      pulse += sampleRate / hertz
    }
    return samples
  }

  private static func sine(_ x: Double) -> Double {
    let turn = x - (x / 6.283185307179586).rounded() * 6.283185307179586
    return turn - turn * turn * turn / 6 + turn * turn * turn * turn * turn / 120
  }

  @Test("to within 4 %", arguments: [80.0, 120, 180, 240, 320])
  func period(hertz: Double) {
    let track = PitchTrack(Self.voice(hertz: hertz, seconds: 1), sampleRate: Self.sampleRate)
    let expected = Self.sampleRate / hertz
    let inner = track.periods[20..<(track.periods.count - 20)]
    #expect(inner.allSatisfy { abs(Double($0) - expected) < 0.04 * expected + 4 })
  }

  @Test("with a mark for each pulse, a period apart", arguments: [80.0, 200])
  func marks(hertz: Double) {
    let samples = Self.voice(hertz: hertz, seconds: 1)
    let track = PitchTrack(samples, sampleRate: Self.sampleRate)
    let marks = PitchMarks(samples, track)
    #expect(abs(marks.frames.count - Int(hertz)) <= 1)
    let expected = Self.sampleRate / hertz
    for (left, right) in zip(marks.frames, marks.frames.dropFirst()) {
      #expect(abs(Double(right - left) - expected) <= 3)
    }
    #expect(marks.nearest(to: marks.frames[5] + 2, within: 10) == marks.frames[5])
    #expect(marks.nearest(to: -1000, within: 10) == nil)
  }

  @Test("with the same marks far into a recording as at its beginning")
  func late() {
    let voice = Self.voice(hertz: 120, seconds: 0.5)
    // Whole hops, and a multiple of four frames.
    let marks = [8820, 8820 + 10 * 22_050].map { frameCount in
      let samples = [Float](repeating: 0, count: frameCount) + voice
      let track = PitchTrack(samples, sampleRate: Self.sampleRate)
      return PitchMarks(samples, track).frames.map { $0 - frameCount }
    }
    #expect(marks[0].count > 50)
    #expect(marks[1] == marks[0])
  }

  @Test("to the very edges of a recording", arguments: [80.0, 120, 180, 240, 320])
  func edges(hertz: Double) throws {
    let samples = Array(Self.voice(hertz: hertz, seconds: 1).dropFirst(300))
    let marks = PitchMarks(samples, PitchTrack(samples, sampleRate: Self.sampleRate)).frames
    let period = Int(Self.sampleRate / hertz)
    #expect(try #require(marks.first) <= period + 3)
    #expect(try #require(marks.last) >= samples.count - period - 3)
  }

  @Test("Noise and silence have none")
  func noVoice() {
    var state: UInt32 = 1
    let noise = (0..<22_050).map { _ -> Float in
      state = state &* 1_664_525 &+ 1_013_904_223
      return Float(state >> 8) / Float(1 << 24) - 0.5
    }
    let silence = [Float](repeating: 0, count: 22_050)
    #expect(PitchTrack(silence, sampleRate: Self.sampleRate).periods.allSatisfy { $0 == 0 })
    let voiced = PitchTrack(noise, sampleRate: Self.sampleRate).periods.filter { $0 > 0 }
    #expect(voiced.count < 10)
  }
}
