import AudioOutput
import Glibc
import Posix
import TestSupport
import Testing

/// ALSA's own `file` device over its `null` device stands for a microphone: it gives a file's frames.
@Suite("An ALSA recorder", .tags(.audio))
struct ALSACaptureDeviceTests {
  private let directory: TemporaryDirectory

  init() throws { directory = try TemporaryDirectory() }

  @Test("gives exactly what the microphone gives")
  func exact() async throws {
    let expected = (0..<9600).map { Int16(truncatingIfNeeded: $0 * 31) }
    let bytes = expected.flatMap {
      [UInt8(truncatingIfNeeded: $0), UInt8(truncatingIfNeeded: $0 >> 8)]
    }
    let input = try directory.write(bytes, to: "in.raw")
    let configuration = try directory.write(
      """
      pcm.mic { type file file "/dev/null" infile "\(input)" format raw slave.pcm { type null } }
      """, to: "asound.conf")
    await #expect(processExitsWith: .success) { [configuration = configuration as String] in
      // Of the child process alone, before it asks ALSA for anything.
      setenv("ALSA_CONFIG_PATH", configuration, 1)
      let device = try ALSACaptureDevice("mic")
      #expect(device.sampleRate == 48_000 && device.framesPerPeriod == 960)
      var recorder = try ALSARecorder(device)
      var samples: [Int16] = []
      while samples.count < 9600 { try recorder.read(into: &samples) }
      let expected = (0..<9600).map { Int16(truncatingIfNeeded: $0 * 31) }
      #expect(samples == expected)
      let lostCount = recorder.lostCount
      #expect(lostCount == 0)
    }
  }

  @Test("names the device that does not exist, and ALSA's reason")
  func missing() {
    let error = #expect(throws: AudioOutputError.self) {
      _ = try ALSACaptureDevice("nosuchmicrophone")
    }
    #expect(
      error?.description
        == "sound device \"nosuchmicrophone\": No such file or directory: "
        + "Unknown PCM nosuchmicrophone (snd_pcm_open)")
  }

  @Test("refuses rates that are none", arguments: [[0], [-1], []])
  func badRates(rates: [Int]) {
    #expect(throws: AudioOutputError.self) { _ = try ALSACaptureDevice("null", sampleRates: rates) }
  }
}
