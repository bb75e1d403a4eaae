internal import AudioOutput
internal import CommandLineTool
internal import Posix
internal import ProviderClient
internal import ProviderWire
internal import SpeechTypes

/// Takes one request's messages from a provider to where its sound goes.
struct SpeechDelivery: ~Copyable {
  /// How it went.
  enum Ending: Equatable {
    case finished(seconds: Double)
    /// Ctrl-C or the like came first.
    case interrupted
  }

  private let request: RequestIdentifier
  private let connection: ProviderConnection
  private let interruption: Interruption
  private let markerFile: MarkerFile?
  private var report: DiagnosticReport
  private let highlighter: Highlighter?
  private var progress: SpeechProgress?
  private var format: AudioFormat?
  private var frameCount = 0
  private var failure: SpeechFailure?
  private var samples: [Int16] = []

  /// - Parameter highlighter: Has the terminal for itself until the end.
  init(
    _ request: RequestIdentifier, on connection: ProviderConnection, textByteCount: Int,
    markerFile: consuming MarkerFile?, highlighter: Highlighter?, interruption: Interruption,
    console: Console
  ) {
    self.request = request
    self.connection = connection
    self.interruption = interruption
    self.markerFile = markerFile
    self.highlighter = highlighter
    report = DiagnosticReport(console, waitsForEnd: highlighter != nil)
    progress = highlighter == nil ? SpeechProgress(console, textByteCount: textByteCount) : nil
  }

  /// Writes all the sound to a sink and ends it, whatever happens.
  ///
  /// - Parameter open: Makes the sink when the audio's format is known.
  mutating func deliver<Sink: AudioSink & ~Copyable>(
    to open: (AudioFormat) throws(AudioOutputError) -> Sink
  ) throws(CommandFailure) -> Ending {
    var isWhole = false
    defer {
      highlighter?.finish(isWhole: isWhole)
      progress?.clear()
      report.finish()
    }
    while format == nil {
      guard let message = try next() else { return .interrupted }
      if case .finished = try take(message) { throw reasonForEnd() }
    }
    guard let format else { return .interrupted }
    var sink = try output { () throws(AudioOutputError) in try open(format) }
    do throws(CommandFailure) {
      let isFinished = try pump(into: &sink, format)
      try Self.finish(&sink)
      guard isFinished else { return .interrupted }
    } catch {
      try? sink.finish()  // The first failure is the one to tell.
      throw error
    }
    guard failure == nil else { throw reasonForEnd() }
    isWhole = true
    return .finished(seconds: Double(frameCount) / format.sampleRate)
  }
}

extension SpeechDelivery {
  private enum Taken {
    case nothing
    case audio(ArraySlice<UInt8>)
    case finished
  }

  /// - Returns: Whether the request came to its end rather than being interrupted.
  private mutating func pump<Sink: AudioSink & ~Copyable>(
    into sink: inout Sink, _ format: AudioFormat
  ) throws(CommandFailure) -> Bool {
    while let message = try next() {
      switch try take(message) {
      case .nothing: break
      case .finished: return true
      case .audio(let bytes):
        decode(bytes)
        do throws(AudioOutputError) {
          try sink.write(samples.span)
        } catch {
          throw CommandFailure(error)
        }
        frameCount += samples.count
        try send(.credit(request, byteCount: UInt32(bytes.count)))
        progress?.show(seconds: Double(frameCount) / format.sampleRate)
      }
    }
    return false
  }

  /// The next message of the provider; nil after an interruption.
  private func next() throws(CommandFailure) -> ProviderMessage? {
    guard !interruption.isRequested() else { return nil }
    do throws(ProviderError) {
      switch try connection.next(orReadable: [interruption.descriptor]) {
      case .message(let message): return message
      case .descriptorReady: return nil
      }
    } catch {
      throw CommandFailure(error)
    }
  }

  private mutating func take(_ message: ProviderMessage) throws(CommandFailure) -> Taken {
    switch message {
    case .started(request, let format, _): self.format = format
    case .audio(request, let samples): return .audio(samples)
    case .markers(request, let markers):
      progress?.add(markers)
      highlighter?.add(markers)
      if let format {
        try markerFile?.write(markers, sampleRate: format.sampleRate, unless: interruption)
      }
    case .diagnostics(request, let diagnostics): report.add(diagnostics)
    case .failure(_, let failure): self.failure = failure
    case .finished(request, let outcome, _):
      if outcome != .finished { failure = failure ?? .unexplained }
      return .finished
    default: break
    }
    return .nothing
  }

  private func send(_ message: ClientMessage) throws(CommandFailure) {
    do throws(ProviderError) {
      try connection.send(message)
    } catch {
      throw CommandFailure(error)
    }
  }

  private mutating func decode(_ bytes: ArraySlice<UInt8>) {
    samples.removeAll(keepingCapacity: true)
    samples.append(littleEndian: bytes)
  }

  private func reasonForEnd() -> CommandFailure {
    CommandFailure(.failed(failure ?? .unexplained))
  }

  private func output<Result: ~Copyable>(
    _ body: () throws(AudioOutputError) -> Result
  ) throws(CommandFailure) -> Result {
    do throws(AudioOutputError) {
      return try body()
    } catch {
      throw CommandFailure(error)
    }
  }

  private static func finish<Sink: AudioSink & ~Copyable>(
    _ sink: inout Sink
  ) throws(CommandFailure) {
    do throws(AudioOutputError) {
      try sink.finish()
    } catch {
      throw CommandFailure(error)
    }
  }
}

extension CommandFailure {
  /// A reader of standard output that has gone ends the command quietly.
  init(_ error: AudioOutputError) {
    if case .file(let cause) = error, cause.number == .brokenPipe {
      self.init(.outputClosed, [])
    } else {
      self.init(.failed, "\(error)")
    }
  }
}
