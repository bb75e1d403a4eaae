import AVFoundation
import Synchronization

/// A unit whose voices each do something else; see `Behaviour`.
final class ProbeAudioUnit: AVSpeechSynthesisProviderAudioUnit, @unchecked Sendable {
  /// The last part of a voice's identifier.
  private enum Behaviour: String, CaseIterable {
    /// One frame for each byte of the document that it was handed.
    case echo
    /// 3000 frames that count up, in odd-sized pieces, with nothing ready in between.
    case ramp
    /// Silence without end.
    case endless
    /// Never anything.
    case stuck
    /// 700 frames, then a status.
    case failing
    /// The end at once.
    case empty
    /// 2000 frames, with markers of every kind, and some that no text and no audio has.
    case markers
    /// 1024 frames from memory of the unit's own.
    case own
    /// Does not come back from a render call.
    case hanging
    /// 64 frames and a bookmark from a thread, both with the request's number, and the same again
    /// when the request has gone.
    case threaded
    /// Says "nothing yet" by the preflight flag twice, then 100 frames.
    case preflight
  }

  private let format: ProbeFormat
  private let outputBus: AUAudioUnitBus
  private lazy var busses = AUAudioUnitBusArray(
    audioUnit: self, busType: .output, busses: [outputBus])
  private var behaviour = Behaviour.empty
  private var samples: [Int] = []
  private var position = 0
  private var callCount = 0
  private var requestCount = 0
  private let memory = UnsafeMutableBufferPointer<Float>.allocate(capacity: 4096)

  override init(
    componentDescription: AudioComponentDescription,
    options: AudioComponentInstantiationOptions = []
  ) throws {
    format = try ProbeFormat()
    outputBus = try AUAudioUnitBus(format: format.format)
    try super.init(componentDescription: componentDescription, options: options)
  }

  deinit { memory.deallocate() }

  override var outputBusses: AUAudioUnitBusArray { busses }

  override var speechVoices: [AVSpeechSynthesisProviderVoice] {
    get {
      func voice(_ name: String, _ identifier: String, _ languages: [String] = ["en_us"])
        -> AVSpeechSynthesisProviderVoice
      {
        AVSpeechSynthesisProviderVoice(
          name: name, identifier: identifier, primaryLanguages: languages, supportedLanguages: [])
      }
      let real = Behaviour.allCases.map { voice($0.rawValue, "probe.\($0.rawValue)") }
      real[0].gender = .female
      real[0].age = 30
      real[0].version = "2.0"
      real[0].voiceSize = 1234
      return real + [
        voice("second echo", "probe.echo"), voice("spaced", "probe voice"),
        voice("mute", "probe.mute", []), voice("lost", "probe.lost", ["?"]),
      ]
    }
    set {}
  }

  override func synthesizeSpeechRequest(_ speechRequest: AVSpeechSynthesisProviderRequest) {
    requestCount += 1
    position = 0
    callCount = 0
    let name = speechRequest.voice.identifier.split(separator: ".").last ?? ""
    behaviour = Behaviour(rawValue: String(name)) ?? .empty
    switch behaviour {
    case .echo: samples = speechRequest.ssmlRepresentation.utf8.map { Int($0) }
    case .ramp: samples = (0..<3000).map { requestCount * 3000 + $0 }
    case .failing: samples = Array(repeating: 7, count: 700)
    case .markers:
      samples = Array(repeating: 1, count: 2000)
      send(speechRequest)
    case .own: samples = Array(0..<1024)
    case .preflight: samples = Array(repeating: 9, count: 100)
    case .threaded:
      samples = []
      makeOnThread(speechRequest, number: requestCount)
    case .endless, .stuck, .empty, .hanging: samples = []
    }
  }

  private func send(_ request: AVSpeechSynthesisProviderRequest) {
    let frame =
      Int(format.format.streamDescription.pointee.mBytesPerFrame)
      * (format.format.isInterleaved ? 1 : Int(format.format.channelCount))
    let text = request.ssmlRepresentation
    let words = text.split(whereSeparator: { " <>".contains($0) }).filter { $0.hasPrefix("w") }
    var markers: [AVSpeechSynthesisMarker] = []
    for (index, word) in words.enumerated() {
      let range = NSRange(word.startIndex..<word.endIndex, in: text)
      markers.append(
        AVSpeechSynthesisMarker(wordRange: range, atByteSampleOffset: index * 300 * frame))
    }
    markers.append(
      AVSpeechSynthesisMarker(
        sentenceRange: NSRange(location: NSNotFound, length: 5), atByteSampleOffset: .max))
    markers.append(
      AVSpeechSynthesisMarker(
        paragraphRange: NSRange(location: -4, length: .max), atByteSampleOffset: .min))
    markers.append(
      AVSpeechSynthesisMarker(
        bookmarkName: String(repeating: "b", count: 100_000), atByteSampleOffset: 1999 * frame))
    speechSynthesisOutputMetadataBlock?(markers, request)
    let other = AVSpeechSynthesisProviderRequest(ssmlRepresentation: text, voice: request.voice)
    speechSynthesisOutputMetadataBlock?(markers, other)
    for index in 0..<5000 {
      let phoneme = AVSpeechSynthesisMarker(
        phonemeString: "p", atByteSampleOffset: index % 2000 * frame)
      speechSynthesisOutputMetadataBlock?([phoneme], request)
    }
  }

  /// Frames that the thread of the request of that number has made.
  private let made = Mutex<(number: Int, count: Int)>((0, 0))

  private func makeOnThread(_ request: AVSpeechSynthesisProviderRequest, number: Int) {
    made.withLock { $0 = (number, 0) }
    // The block is set once, before the first request.
    nonisolated(unsafe) let send = speechSynthesisOutputMetadataBlock
    Thread.detachNewThread { [self] in
      for _ in 0..<4 {
        send?([AVSpeechSynthesisMarker(bookmarkName: "\(number)", atByteSampleOffset: 0)], request)
        made.withLock { if $0.number == number { $0.count = min(64, $0.count + 16) } }
        Thread.sleep(forTimeInterval: 0.001)
      }
    }
  }

  private func giveMade(
    _ limit: Int, _ output: UnsafeMutablePointer<AudioBufferList>,
    _ flags: UnsafeMutablePointer<AudioUnitRenderActionFlags>
  ) -> AUAudioUnitStatus {
    let (number, count) = made.withLock { $0 }
    samples = Array(repeating: number, count: 64)
    let isWhole = count == samples.count
    return give(min(limit, count - position), output, isWhole ? flags : nil)
  }

  override var internalRenderBlock: AUInternalRenderBlock {
    { [unowned self] flags, _, frameCount, _, output, _, _ in
      callCount += 1
      switch behaviour {
      case .endless: return noErr
      case .stuck: return give(0, output)
      case .hanging:
        FileHandle.standardError.write(Data("a render call without end\n".utf8))
        while true { Thread.sleep(forTimeInterval: 60) }
      case .threaded: return giveMade(Int(frameCount), output, flags)
      case .failing where position == samples.count: return kAudioUnitErr_CannotDoInCurrentContext
      case .ramp: return give(callCount % 2 == 0 ? 0 : min(37 * callCount, 300), output, flags)
      case .preflight where callCount < 3:
        flags.pointee = .offlineUnitRenderAction_Preflight
        return noErr
      case .own: output.pointee.mBuffers.mData = UnsafeMutableRawPointer(memory.baseAddress)
      case .failing, .echo, .empty, .markers, .preflight: break
      }
      return give(Int(frameCount), output, flags)
    }
  }

  /// Gives the next frames, and says exactly how many.
  private func give(
    _ limit: Int, _ output: UnsafeMutablePointer<AudioBufferList>,
    _ flags: UnsafeMutablePointer<AudioUnitRenderActionFlags>? = nil
  ) -> AUAudioUnitStatus {
    let count = min(limit, samples.count - position)
    for frame in 0..<count { format.write(samples[position + frame], frame: frame, to: output) }
    position += count
    let buffers = UnsafeMutableAudioBufferListPointer(output)
    let bytesPerFrame = format.format.streamDescription.pointee.mBytesPerFrame
    for index in buffers.indices { buffers[index].mDataByteSize = UInt32(count) * bytesPerFrame }
    if position == samples.count, behaviour != .failing {
      flags?.pointee.insert(.offlineUnitRenderAction_Complete)
    }
    return noErr
  }
}
