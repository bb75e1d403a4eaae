internal import CALSA
internal import Glibc
internal import Posix

/// Plays on an ALSA device.
package typealias ALSAPlayer = PCMPlayer<ALSADevice>

/// An open ALSA playback device with one channel, a buffer of about 200 ms and periods of 20 ms.
///
/// The sound starts with the first whole period. Devices that go through ALSA's `plug`, such as
/// `default`, convert rate and channels; a bare `hw` device may refuse either.
package struct ALSADevice: ~Copyable, PCMDevice {
  package let framesPerPeriod: Int

  private let handle: ALSAHandle

  /// Opens and prepares a device; one that another program holds is an error, not a wait.
  ///
  /// - Parameters:
  ///   - name: As in ALSA's configuration: `default`, `plughw:1`, `pipewire`.
  ///   - sampleRate: In hertz, 1 to 1 000 000; the nearest whole number is used.
  package init(_ name: String = "default", sampleRate: Double) throws(AudioOutputError) {
    let sampleRate = try SampleRate(sampleRate)
    do throws(ALSAFailure) {
      let handle = try ALSAHandle(opening: name)
      framesPerPeriod = try handle.configure(sampleRate: sampleRate)
      self.handle = handle
    } catch {
      throw error.error
    }
  }

  package var name: String { handle.name }

  package var milliseconds: Int { Int(MonotonicClock.milliseconds()) }

  package func write(_ samples: Span<Int16>) throws(PCMFailure) -> Int {
    let written = try call("snd_pcm_writei") { handle in
      samples.withUnsafeBufferPointer {
        snd_pcm_writei(handle, $0.baseAddress, snd_pcm_uframes_t($0.count))
      }
    }
    return written ?? 0
  }

  package func wait(milliseconds: Int) throws(PCMFailure) {
    try call("snd_pcm_wait") { snd_pcm_wait($0, Int32(milliseconds)) }
  }

  package func pause(milliseconds: Int) { Posix.pause(milliseconds: Int32(milliseconds)) }

  package func delay() throws(PCMFailure) -> Int {
    var frameCount: snd_pcm_sframes_t = 0
    try call("snd_pcm_delay") { snd_pcm_delay($0, &frameCount) }
    return frameCount
  }

  package func prepare() throws(PCMFailure) {
    try call("snd_pcm_prepare", snd_pcm_prepare)
  }

  package func resume() throws(PCMFailure) {
    do throws(ALSAFailure) {
      try handle.call("snd_pcm_resume", snd_pcm_resume)
    } catch {
      // Not every device can go on where it was; those start afresh.
      if error.number != EAGAIN { try prepare() }
    }
  }

  package func drain() throws(PCMFailure) -> Bool {
    let isDone = try call("snd_pcm_drain", snd_pcm_drain) != nil
    return isDone || handle.isAtRest
  }

  package func drop() {
    // Nothing is left to be done about a device that cannot even stop.
    _ = try? call("snd_pcm_drop", snd_pcm_drop)
  }

  /// Runs a call on the handle.
  ///
  /// - Returns: What it answered, or nil for "not now" (`EAGAIN`, `EINTR`).
  @discardableResult
  private func call<Result: SignedInteger>(
    _ call: String, _ body: (_ handle: OpaquePointer) -> Result
  ) throws(PCMFailure) -> Result? {
    do throws(ALSAFailure) {
      return try handle.call(call, body)
    } catch {
      guard let failure = PCMFailure(error) else { return nil }
      throw failure
    }
  }
}
