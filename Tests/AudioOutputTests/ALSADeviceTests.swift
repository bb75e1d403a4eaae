import AudioOutput
import Glibc
import Posix
import TestSupport
import Testing

/// ALSA's own `file` device stands for a sound card: it takes every frame at once and keeps it.
@Suite("An ALSA player", .tags(.audio))
struct ALSADeviceTests {
  private let directory: TemporaryDirectory
  private var path: String { directory.path("heard.raw") }
  private var device: String { "file:'\(path)',raw" }

  init() throws { directory = try TemporaryDirectory() }

  private static func littleEndian(_ samples: [Int16]) -> [UInt8] {
    samples.flatMap { [UInt8(truncatingIfNeeded: $0), UInt8(truncatingIfNeeded: $0 >> 8)] }
  }

  @Test(
    "plays exactly the frames it is given, however few",
    arguments: [0, 1, 100, 441, 4410, 50_000], [8000, 22_050, 44_100, 22_254.5])
  func wholeSound(frameCount: Int, sampleRate: Double) throws {
    let samples = (0..<frameCount).map { Int16(truncatingIfNeeded: $0 * 31 + 1) }
    do {
      var player = ALSAPlayer(try ALSADevice(device, sampleRate: sampleRate))
      try player.write(samples.span)
      try player.finish()
      let (framesPlayed, underrunCount) = (player.framesPlayed, player.underrunCount)
      #expect(framesPlayed == frameCount)
      #expect(underrunCount == 0)
    }
    #expect(try contents(of: path) == Self.littleEndian(samples))
  }

  @Test("plays nothing more after it was stopped")
  func stopped() throws {
    let samples = (0..<20_000).map { Int16(truncatingIfNeeded: $0) }
    var pieceCount = 0
    do {
      var player = ALSAPlayer(
        try ALSADevice(device, sampleRate: 22_050),
        shouldStop: {
          pieceCount += 1
          return pieceCount > 10
        })
      try player.write(samples.span)
      try player.write(samples.span)
      try player.finish()
      let isStopped = player.isStopped
      #expect(isStopped)
    }
    #expect(pieceCount == 11)
    let heard = try contents(of: path)
    #expect(heard.count < 20_000)
    #expect(heard == [UInt8](Self.littleEndian(samples).prefix(heard.count)))
  }

  @Test("plays to the last frame through a device of another rate", arguments: [100, 1000, 22_051])
  func resampled(frameCount: Int) async throws {
    let configuration = try directory.write(
      """
      pcm.!default {
        type plug
        slave {
          rate 48000
          pcm { type file file "\(path)" format raw slave.pcm { type null } }
        }
      }
      """, to: "asound.conf")
    await #expect(processExitsWith: .success) {
      [configuration = configuration as String, frameCount = frameCount as Int] in
      // Of the child process alone, before it asks ALSA for anything.
      setenv("ALSA_CONFIG_PATH", configuration, 1)
      var player = ALSAPlayer(try ALSADevice(sampleRate: 22_050))
      try player.write([Int16](repeating: 1000, count: frameCount).span)
      try player.finish()
    }
    let heardCount = try contents(of: path).count / 2
    let expectedCount = Double(frameCount) * 48_000 / 22_050
    #expect(abs(Double(heardCount) - expectedCount) <= 2)
  }

  @Test("has periods of about 20 ms", arguments: [8000, 22_050, 48_000] as [Double])
  func period(sampleRate: Double) throws {
    let framesPerPeriod = try ALSADevice("null", sampleRate: sampleRate).framesPerPeriod
    #expect((0.019...0.021).contains(Double(framesPerPeriod) / sampleRate))
  }

  @Test("names the device that does not exist, and ALSA's reason, and prints nothing itself")
  func missingDevice() async throws {
    let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
      let message = failure { _ = try ALSADevice("nosuchdevice", sampleRate: 22_050) }
      #expect(
        message
          == "sound device \"nosuchdevice\": No such file or directory: Unknown PCM nosuchdevice "
          + "(snd_pcm_open)")
    }
    let printed = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(!printed.contains("ALSA lib"))
  }

  @Test("refuses a sample rate that is none", arguments: [0, -1, .nan, 2e6] as [Double])
  func badSampleRate(sampleRate: Double) {
    #expect(throws: AudioOutputError.self) {
      _ = try ALSADevice("null", sampleRate: sampleRate)
    }
  }
}
