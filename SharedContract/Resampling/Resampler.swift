internal import CSampleRate

/// Changes the sample rate of one channel that comes in parts.
///
/// By libsamplerate's medium sinc converter: noise 120 dB down, nine tenths of the band kept. The
/// first frame out is the first frame in: there is no delay. The corresponding C functions are
/// `src_new` and `src_process`. For one thread.
package final class Resampler {
  /// Frames out for a frame in.
  package static let ratios = 1.0 / 256...256.0

  private let state: OpaquePointer
  private let ratio: Double

  /// - Parameter ratio: Frames out for a frame in; nil for one outside of `ratios`, or when memory
  ///   is short.
  package init?(ratio: Double) {
    guard Self.ratios.contains(ratio) else { return nil }
    var error: Int32 = 0
    guard let state = src_new(Int32(SRC_SINC_MEDIUM_QUALITY), 1, &error) else { return nil }
    self.state = state
    self.ratio = ratio
  }

  deinit { src_delete(state) }

  /// Takes frames in, up to all, and writes frames out, up to as many as `output` holds.
  ///
  /// It keeps what it needs of the frames before. Nothing of both means that it has failed.
  package func convert(
    _ input: Span<Float>, into output: inout MutableSpan<Float>
  ) -> (usedFrameCount: Int, madeFrameCount: Int) {
    input.withUnsafeBufferPointer { input in
      output.withUnsafeMutableBufferPointer { output in
        var data = SRC_DATA()
        data.data_in = input.baseAddress
        data.data_out = output.baseAddress
        data.input_frames = input.count
        data.output_frames = output.count
        data.src_ratio = ratio
        guard src_process(state, &data) == 0 else { return (0, 0) }
        return (data.input_frames_used, data.output_frames_gen)
      }
    }
  }
}
