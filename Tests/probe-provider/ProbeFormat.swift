import AVFoundation

/// The format of the probe's bus, as `PROBE_FORMAT` names it: `float`, `stereo`, `int16`,
/// `int32-interleaved`, `double`, or `big-endian`, which nobody can use.
struct ProbeFormat {
  let format: AVAudioFormat

  private struct Unknown: Error {}

  init() throws {
    let name = ProcessInfo.processInfo.environment["PROBE_FORMAT"] ?? "float"
    let made: AVAudioFormat? =
      switch name {
      case "float": AVAudioFormat(standardFormatWithSampleRate: 16_000, channels: 1)
      case "stereo": AVAudioFormat(standardFormatWithSampleRate: 16_000, channels: 2)
      case "int16":
        AVAudioFormat(
          commonFormat: .pcmFormatInt16, sampleRate: 16_000, channels: 1, interleaved: true)
      case "int32-interleaved":
        AVAudioFormat(
          commonFormat: .pcmFormatInt32, sampleRate: 16_000, channels: 2, interleaved: true)
      case "double":
        AVAudioFormat(
          commonFormat: .pcmFormatFloat64, sampleRate: 16_000, channels: 2, interleaved: false)
      case "big-endian": Self.bigEndian()
      default: nil
      }
    guard let made else { throw Unknown() }
    format = made
  }

  private static func bigEndian() -> AVAudioFormat? {
    var description = AudioStreamBasicDescription(
      mSampleRate: 16_000, mFormatID: kAudioFormatLinearPCM, mFormatFlags: 1 << 1 | 1 << 2 | 1 << 3,
      mBytesPerPacket: 2, mFramesPerPacket: 1, mBytesPerFrame: 2, mChannelsPerFrame: 1,
      mBitsPerChannel: 16, mReserved: 0)
    return AVAudioFormat(streamDescription: &description)
  }

  /// Writes a sample of so many 32768ths of full scale; a second channel has half of it.
  func write(_ value: Int, frame: Int, to list: UnsafeMutablePointer<AudioBufferList>) {
    let channelCount = Int(format.channelCount)
    for channel in 0..<channelCount {
      let buffers = UnsafeMutableAudioBufferListPointer(list)
      let value = channel == 0 ? value : value / 2
      guard let data = buffers[format.isInterleaved ? 0 : channel].mData else { return }
      let index = format.isInterleaved ? frame * channelCount + channel : frame
      switch format.commonFormat {
      case .pcmFormatFloat32:
        data.assumingMemoryBound(to: Float.self)[index] = Float(value) / 32_768
      case .pcmFormatFloat64:
        data.assumingMemoryBound(to: Double.self)[index] = Double(value) / 32_768
      case .pcmFormatInt16: data.assumingMemoryBound(to: Int16.self)[index] = Int16(value)
      case .pcmFormatInt32:
        data.assumingMemoryBound(to: Int32.self)[index] = Int32(value) << 16
      case .otherFormat: return
      }
    }
  }
}
