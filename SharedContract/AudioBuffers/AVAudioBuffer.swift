/// Audio in memory. Apple symbol: `AVAudioBuffer`.
///
/// As on Apple's platforms it is not `Sendable`: whoever has it may change it.
public class AVAudioBuffer {
  /// What the audio is.
  public let format: AVAudioFormat
  /// Where the audio is.
  let memory: AudioBufferMemory

  /// Makes a buffer of memory that has the format's shape.
  init(format: AVAudioFormat, memory: AudioBufferMemory) {
    self.format = format
    self.memory = memory
  }

  /// The audio, each buffer's size being what is valid; to be read only, while this object lives.
  public var audioBufferList: UnsafePointer<AudioBufferList> { memory.validList }

  /// The audio, each buffer's size being what there is room for, whatever was put there before;
  /// to be used while this object lives.
  ///
  /// Who fills the buffers also sets `frameLength`. Pointers and sizes put into the list change
  /// neither this object's memory nor its length.
  public var mutableAudioBufferList: UnsafeMutablePointer<AudioBufferList> {
    memory.writeWholeList()
  }
}
