internal import CALSA

/// An open ALSA handle, and the one way through which calls on it fail.
struct ALSAHandle: ~Copyable {
  /// The device as the user named it.
  let name: String
  private let pointer: OpaquePointer

  /// Opens a device without waiting for it; the corresponding C function is `snd_pcm_open`.
  ///
  /// - Parameter isCapture: Whether sound comes from it rather than going to it.
  init(opening name: String, isCapture: Bool = false) throws(ALSAFailure) {
    var handle: OpaquePointer?
    let stream = isCapture ? SND_PCM_STREAM_CAPTURE : SND_PCM_STREAM_PLAYBACK
    try Self.checked("snd_pcm_open", name) {
      snd_pcm_open(&handle, name, stream, SND_PCM_NONBLOCK)
    }
    guard let handle else {
      throw ALSAFailure(
        number: 0, error: .device(name: name, call: "snd_pcm_open", reason: "no handle"))
    }
    self.name = name
    pointer = handle
  }

  deinit { snd_pcm_close(pointer) }

  /// Whether the device has come to the end of what it had to play.
  var isAtRest: Bool {
    let state = snd_pcm_state(pointer)
    return state == SND_PCM_STATE_SETUP || state == SND_PCM_STATE_XRUN
  }

  /// Runs a call on the handle that answers a negative error number for failure.
  ///
  /// - Parameter call: The C function's name.
  /// - Returns: What the call answered, 0 or more.
  @discardableResult
  func call<Result: SignedInteger>(
    _ call: String, _ body: (_ handle: OpaquePointer) -> Result
  ) throws(ALSAFailure) -> Result {
    try Self.checked(call, name) { body(pointer) }
  }

  /// Done once, at the first call: the library must not write to standard error by itself.
  private static let isQuiet: Bool = {
    calsa_keep_messages()
    return true
  }()

  @discardableResult
  private static func checked<Result: SignedInteger>(
    _ call: String, _ name: String, _ body: () -> Result
  ) throws(ALSAFailure) -> Result {
    _ = isQuiet
    calsa_last_message().pointee = 0
    let result = body()
    guard result < 0 else { return result }
    let number = Int32(result)
    var reason = String(cString: snd_strerror(number))
    let message = String(cString: calsa_last_message())
    if !message.isEmpty { reason += ": \(message)" }
    throw ALSAFailure(number: -number, error: .device(name: name, call: call, reason: reason))
  }
}
