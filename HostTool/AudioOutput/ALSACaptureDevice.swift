internal import CALSA
internal import Glibc
internal import Posix

/// Records from an ALSA device.
package typealias ALSARecorder = PCMRecorder<ALSACaptureDevice>

/// An open ALSA recording device with one channel, a buffer of about a second and periods of 20 ms.
///
/// Devices that go through ALSA's `plug`, such as `default`, convert rate and channels; a bare `hw`
/// device may refuse either.
package struct ALSACaptureDevice: ~Copyable, CaptureDevice {
  package let sampleRate: Int
  package let framesPerPeriod: Int

  private let handle: ALSAHandle

  /// Opens a device; one that another program holds is an error, not a wait.
  ///
  /// - Parameters:
  ///   - name: As in ALSA's configuration: `default`, `plughw:1`, `pipewire`.
  ///   - sampleRates: In hertz, 1 to 1 000 000; the first one that the device has is taken.
  package init(
    _ name: String = "default", sampleRates: [Int] = [48_000, 44_100]
  ) throws(AudioOutputError) {
    var failure: AudioOutputError?
    for sampleRate in sampleRates {
      let rate = try SampleRate(Double(sampleRate))
      do throws(ALSAFailure) {
        let handle = try ALSAHandle(opening: name, isCapture: true)
        framesPerPeriod = try handle.configure(
          sampleRate: rate, bufferMicroseconds: ALSAHandle.captureMicroseconds)
        self.sampleRate = sampleRate
        self.handle = handle
        return
      } catch {
        // What the first one failed with is what the user is to know.
        failure = failure ?? error.error
      }
    }
    throw failure ?? .sampleRate(0)
  }

  package var name: String { handle.name }

  package var milliseconds: Int { Int(MonotonicClock.milliseconds()) }

  package func read(into output: inout MutableSpan<Int16>) throws(PCMFailure) -> Int {
    do throws(ALSAFailure) {
      return try output.withUnsafeMutableBufferPointer { (samples) throws(ALSAFailure) in
        try handle.call("snd_pcm_readi") {
          snd_pcm_readi($0, samples.baseAddress, snd_pcm_uframes_t(samples.count))
        }
      }
    } catch {
      guard let failure = PCMFailure(error) else { return 0 }
      throw failure
    }
  }

  package func wait(milliseconds: Int) throws(PCMFailure) {
    try call("snd_pcm_wait") { snd_pcm_wait($0, Int32(milliseconds)) }
  }

  package func pause(milliseconds: Int) { Posix.pause(milliseconds: Int32(milliseconds)) }

  package func start() throws(PCMFailure) {
    try call("snd_pcm_prepare", snd_pcm_prepare)
    try call("snd_pcm_start", snd_pcm_start)
  }

  package func resume() throws(PCMFailure) {
    do throws(ALSAFailure) {
      try handle.call("snd_pcm_resume", snd_pcm_resume)
    } catch {
      // Not every device can go on where it was; those start afresh.
      if error.number != EAGAIN { try start() }
    }
  }

  private func call(
    _ call: String, _ body: (_ handle: OpaquePointer) -> Int32
  ) throws(PCMFailure) {
    do throws(ALSAFailure) {
      try handle.call(call, body)
    } catch {
      if let failure = PCMFailure(error) { throw failure }
    }
  }
}
