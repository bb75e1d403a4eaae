internal import CALSA

extension ALSAHandle {
  /// Of a device that plays.
  static let playbackMicroseconds: UInt32 = 200_000
  /// Of a device that records: what may come while the program is kept from reading.
  static let captureMicroseconds: UInt32 = 1_000_000
  private static let periodMicroseconds: UInt32 = 20_000

  /// Sets one channel of 16-bit samples, about 20 ms of period, and a start with the first whole
  /// period.
  ///
  /// The corresponding C functions are those of `snd_pcm_hw_params` and `snd_pcm_sw_params`.
  ///
  /// - Parameter bufferMicroseconds: About how much the device holds.
  /// - Returns: The frames of a period, at least 1.
  func configure(
    sampleRate: SampleRate, bufferMicroseconds: UInt32 = playbackMicroseconds
  ) throws(ALSAFailure) -> Int {
    let framesPerPeriod = try setHardwareParameters(sampleRate, bufferMicroseconds)
    try setSoftwareParameters(framesPerPeriod: framesPerPeriod)
    return max(Int(framesPerPeriod), 1)
  }

  private func setHardwareParameters(
    _ sampleRate: SampleRate, _ bufferMicroseconds: UInt32
  ) throws(ALSAFailure) -> snd_pcm_uframes_t {
    var parameters: OpaquePointer?
    defer { snd_pcm_hw_params_free(parameters) }
    try call("snd_pcm_hw_params_malloc") { _ in snd_pcm_hw_params_malloc(&parameters) }
    try call("snd_pcm_hw_params_any") { snd_pcm_hw_params_any($0, parameters) }
    try call("snd_pcm_hw_params_set_rate_resample") {
      snd_pcm_hw_params_set_rate_resample($0, parameters, 1)
    }
    try call("snd_pcm_hw_params_set_access") {
      snd_pcm_hw_params_set_access($0, parameters, SND_PCM_ACCESS_RW_INTERLEAVED)
    }
    try call("snd_pcm_hw_params_set_format") {
      snd_pcm_hw_params_set_format($0, parameters, SND_PCM_FORMAT_S16)
    }
    try call("snd_pcm_hw_params_set_channels") {
      snd_pcm_hw_params_set_channels($0, parameters, 1)
    }
    try call("snd_pcm_hw_params_set_rate") {
      snd_pcm_hw_params_set_rate($0, parameters, sampleRate.rounded, 0)
    }
    var bufferTime = bufferMicroseconds
    try call("snd_pcm_hw_params_set_buffer_time_near") {
      snd_pcm_hw_params_set_buffer_time_near($0, parameters, &bufferTime, nil)
    }
    var periodTime = Self.periodMicroseconds
    try call("snd_pcm_hw_params_set_period_time_near") {
      snd_pcm_hw_params_set_period_time_near($0, parameters, &periodTime, nil)
    }
    try call("snd_pcm_hw_params") { snd_pcm_hw_params($0, parameters) }
    var framesPerPeriod: snd_pcm_uframes_t = 0
    try call("snd_pcm_hw_params_get_period_size") { _ in
      snd_pcm_hw_params_get_period_size(parameters, &framesPerPeriod, nil)
    }
    return framesPerPeriod
  }

  private func setSoftwareParameters(framesPerPeriod: snd_pcm_uframes_t) throws(ALSAFailure) {
    var parameters: OpaquePointer?
    defer { snd_pcm_sw_params_free(parameters) }
    try call("snd_pcm_sw_params_malloc") { _ in snd_pcm_sw_params_malloc(&parameters) }
    try call("snd_pcm_sw_params_current") { snd_pcm_sw_params_current($0, parameters) }
    try call("snd_pcm_sw_params_set_start_threshold") {
      snd_pcm_sw_params_set_start_threshold($0, parameters, framesPerPeriod)
    }
    try call("snd_pcm_sw_params_set_avail_min") {
      snd_pcm_sw_params_set_avail_min($0, parameters, framesPerPeriod)
    }
    try call("snd_pcm_sw_params") { snd_pcm_sw_params($0, parameters) }
  }
}
