internal import Glibc

/// The memory behind an `AVAudioBuffer`: the samples, and the two lists that tell of them.
///
/// The lists are apart, so that what somebody writes into the mutable one changes no other answer.
final class AudioBufferMemory {
  /// Bytes of each buffer that hold audio.
  var validByteCount: UInt32 = 0 {
    didSet { write(validByteCount, to: readableList) }
  }
  private let byteCount: UInt32
  /// Where each buffer begins.
  let starts: [UnsafeMutableRawPointer]
  private let channelsPerBuffer: UInt32
  private let readableList: UnsafeMutableAudioBufferListPointer
  private let mutableList: UnsafeMutableAudioBufferListPointer
  private let release: () -> Void

  /// Allocates zeroes.
  ///
  /// - Returns: nil when there is not so much memory.
  convenience init?(bufferCount: Int, byteCount: UInt32, channelsPerBuffer: UInt32) {
    // Every buffer begins as aligned as the first.
    let alignment = 16
    let spacing = (Int(byteCount) + alignment - 1) / alignment * alignment
    let (total, overflow) = spacing.multipliedReportingOverflow(by: bufferCount)
    guard !overflow, let memory = calloc(1, max(1, total)) else { return nil }
    self.init(
      starts: (0..<bufferCount).map { memory + $0 * spacing }, byteCount: byteCount,
      channelsPerBuffer: channelsPerBuffer, release: { free(memory) })
  }

  /// Takes memory over; none of it is valid yet.
  ///
  /// - Parameter release: Gives it back, at the end.
  init(
    starts: [UnsafeMutableRawPointer], byteCount: UInt32, channelsPerBuffer: UInt32,
    release: @escaping () -> Void
  ) {
    self.starts = starts
    self.byteCount = byteCount
    self.channelsPerBuffer = channelsPerBuffer
    self.release = release
    readableList = AudioBufferList.allocate(maximumBuffers: starts.count)
    mutableList = AudioBufferList.allocate(maximumBuffers: starts.count)
    write(0, to: readableList)
  }

  deinit {
    free(readableList.unsafeMutablePointer)
    free(mutableList.unsafeMutablePointer)
    release()
  }

  /// The list to read: each buffer says how much of it is valid.
  var validList: UnsafePointer<AudioBufferList> { readableList.unsafePointer }

  /// The list to fill: each buffer says how much it has room for, whatever it said before.
  func writeWholeList() -> UnsafeMutablePointer<AudioBufferList> {
    write(byteCount, to: mutableList)
    return mutableList.unsafeMutablePointer
  }

  private func write(_ byteCount: UInt32, to list: UnsafeMutableAudioBufferListPointer) {
    list.count = starts.count
    for (index, start) in starts.enumerated() {
      list[index] = AudioBuffer(
        mNumberChannels: channelsPerBuffer, mDataByteSize: byteCount, mData: start)
    }
  }
}
