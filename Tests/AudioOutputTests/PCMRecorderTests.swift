import AudioOutput
import TestSupport
import Testing

@Suite("A PCM recorder", .tags(.audio))
struct PCMRecorderTests {
  private let state = SimulatedMicrophone.State()

  private func recorder() throws -> PCMRecorder<SimulatedMicrophone> {
    try PCMRecorder(SimulatedMicrophone(state: state))
  }

  @Test("gives every frame in order, a period at a time")
  func frames() throws {
    var recorder = try recorder()
    var samples: [Int16] = []
    for count in 1...10 {
      try recorder.read(into: &samples)
      #expect(samples.count == count * 320)
    }
    #expect(samples == (0..<3200).map { Int16($0) })
    #expect(state.log == ["start"] && state.milliseconds == 200)
  }

  @Test("counts what was lost and goes on, after an overrun and after sleep")
  func lost() throws {
    var recorder = try recorder()
    var samples: [Int16] = []
    state.failures = [.underrun, .suspended]
    for _ in 0..<3 { try recorder.read(into: &samples) }
    let lostCount = recorder.lostCount
    #expect(lostCount == 2 && samples.count == 320)
    #expect(state.log == ["start", "start", "resume"])
  }

  @Test("ends with the device's own error")
  func fatal() throws {
    var recorder = try recorder()
    var samples: [Int16] = []
    let cause = AudioOutputError.device(name: "simulated", call: "read", reason: "unplugged")
    state.failures = [.fatal(cause)]
    #expect(throws: cause) { try recorder.read(into: &samples) }
  }

  @Test("does not wait for ever for a device that gives nothing")
  func stalled() throws {
    var recorder = try recorder()
    var samples: [Int16] = []
    state.isSilent = true
    var readCount = 0
    let error = #expect(throws: AudioOutputError.self) {
      while true {
        readCount += 1
        try recorder.read(into: &samples)
      }
    }
    #expect(error == .deviceStalled(name: "simulated", milliseconds: 5000))
    #expect(readCount == 250 && samples.isEmpty)
  }
}
