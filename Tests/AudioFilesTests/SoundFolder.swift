import AudioBuffers
import AudioFiles
import Foundation
import TestSupport
import Testing

/// A folder for the sound files of one test.
struct SoundFolder {
  let directory: TemporaryDirectory

  init() throws { directory = try TemporaryDirectory() }

  func url(_ name: String) -> URL { URL(fileURLWithPath: directory.path(name)) }

  func bytes(_ name: String) throws -> [UInt8] { try Array(Data(contentsOf: url(name))) }

  func exists(_ name: String) -> Bool { FileManager.default.fileExists(atPath: url(name).path) }

  /// Puts bytes into a file, and opens it.
  func open(
    _ bytes: [UInt8], as common: AVAudioCommonFormat = .pcmFormatFloat32,
    interleaved: Bool = false
  ) throws -> AVAudioFile {
    try directory.write(bytes, to: "sound")
    return try AVAudioFile(
      forReading: url("sound"), commonFormat: common, interleaved: interleaved)
  }

  /// Writes samples that all channels share, as Float32, and closes.
  func write(_ samples: [Float], to name: String, _ settings: [String: Any]) throws {
    let file = try AVAudioFile(forWriting: url(name), settings: settings)
    try file.write(from: #require(file.processingFormat.buffer(samples)))
    file.close()
  }

  /// All frames of the first channel.
  func read(_ name: String) throws -> [Float] { try AVAudioFile(forReading: url(name)).samples() }

  /// Settings of linear PCM.
  static func settings(
    bits: Int, isFloat: Bool = false, channels: Int = 1, rate: Double = 22_050,
    isBigEndian: Bool = false
  ) -> [String: Any] {
    [
      AVFormatIDKey: Int(kAudioFormatLinearPCM), AVSampleRateKey: rate,
      AVNumberOfChannelsKey: channels, AVLinearPCMBitDepthKey: bits,
      AVLinearPCMIsFloatKey: isFloat, AVLinearPCMIsBigEndianKey: isBigEndian,
    ]
  }
}

extension AVAudioFile {
  /// The frames of a channel from `framePosition` on, read `frameCount` at a time as Float32.
  func samples(channel: Int = 0, by frameCount: AVAudioFrameCount = 1000) throws -> [Float] {
    let buffer = try #require(
      AVAudioPCMBuffer(pcmFormat: processingFormat, frameCapacity: frameCount))
    var samples: [Float] = []
    while samples.count < 1_000_000 {
      try read(into: buffer)
      guard buffer.frameLength > 0 else { break }
      let data = try #require(buffer.floatChannelData)
      samples += (0..<Int(buffer.frameLength)).map { data[channel][$0 * buffer.stride] }
    }
    return samples
  }
}

extension AVAudioFormat {
  /// A full buffer of Float32 whose channels all hold the samples.
  func buffer(_ samples: [Float]) -> AVAudioPCMBuffer? {
    let count = AVAudioFrameCount(samples.count)
    guard let buffer = AVAudioPCMBuffer(pcmFormat: self, frameCapacity: count),
      let channels = buffer.floatChannelData
    else { return nil }
    for channel in 0..<Int(channelCount) {
      for (frame, sample) in samples.enumerated() {
        channels[channel][frame * buffer.stride] = sample
      }
    }
    buffer.frameLength = count
    return buffer
  }
}
