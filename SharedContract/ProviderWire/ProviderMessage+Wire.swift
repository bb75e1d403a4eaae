package import SpeechTypes

extension ProviderMessage {
  fileprivate enum Kind: UInt8 {
    case welcome = 0x81
    case voices = 0x82
    case voicesChanged = 0x83
    case started = 0x84
    case audio = 0x85
    case markers = 0x86
    case plan = 0x87
    case diagnostics = 0x88
    case finished = 0x89
    case failure = 0x8A
  }

  /// Appends the message.
  package func encode(to writer: inout WireWriter) {
    switch self {
    case .welcome(let version, let name):
      writer.message(Kind.welcome.rawValue) {
        $0.integer(version)
        $0.string(name)
      }
    case .voices(let list):
      writer.message(Kind.voices.rawValue) { $0.voiceList(list) }
    case .voicesChanged(let generation):
      writer.message(Kind.voicesChanged.rawValue) { $0.integer(generation) }
    case .started(let request, let format, let voice):
      writer.message(Kind.started.rawValue) {
        $0.integer(request.rawValue)
        $0.real(format.sampleRate)
        $0.integer(format.encoding.rawValue)
        $0.string(voice.rawValue)
      }
    case .audio(let request, let samples):
      writer.message(Kind.audio.rawValue) {
        $0.integer(request.rawValue)
        $0.raw(samples)
      }
    case .markers(let request, let markers):
      writer.list(Kind.markers.rawValue, request, markers) { $0.marker($1) }
    case .plan(let request, let events):
      writer.list(Kind.plan.rawValue, request, events) { $0.planEvent($1) }
    case .diagnostics(let request, let diagnostics):
      writer.list(Kind.diagnostics.rawValue, request, diagnostics) { $0.diagnostic($1) }
    case .finished(let request, let outcome, let frameCount):
      writer.message(Kind.finished.rawValue) {
        $0.integer(request.rawValue)
        $0.integer(outcome.rawValue)
        $0.integer(frameCount)
      }
    case .failure(let request, let failure):
      writer.message(Kind.failure.rawValue) {
        $0.flag(request != nil)
        $0.integer(request?.rawValue ?? 0)
        $0.string(failure.code.rawValue)
        $0.string(failure.message)
      }
    }
  }

  /// Reads a message that `WireFramer` cut out.
  package init(kind: UInt8, body: ArraySlice<UInt8>) throws(WireError) {
    guard let known = Kind(rawValue: kind) else {
      throw WireError("\(kind) is not the kind of a provider's message")
    }
    var reader = WireReader(body, message: "\(known)")
    switch known {
    case .welcome: self = .welcome(version: try reader.integer(), name: try reader.string())
    case .voices: self = .voices(try reader.voiceList())
    case .voicesChanged: self = .voicesChanged(generation: try reader.integer())
    case .started:
      self = .started(
        try RequestIdentifier(&reader), try reader.audioFormat(), try VoiceIdentifier(&reader))
    case .audio:
      self = .audio(try RequestIdentifier(&reader), samples: reader.remainder())
    case .markers:
      self = .markers(
        try RequestIdentifier(&reader),
        try reader.list { (fields) throws(WireError) in try fields.marker() })
    case .plan:
      self = .plan(
        try RequestIdentifier(&reader),
        try reader.list { (fields) throws(WireError) in try fields.planEvent() })
    case .diagnostics:
      self = .diagnostics(
        try RequestIdentifier(&reader),
        try reader.list { (fields) throws(WireError) in try fields.diagnostic() })
    case .finished:
      self = .finished(
        try RequestIdentifier(&reader), try reader.value(), frameCount: try reader.integer())
    case .failure: self = try Self.failure(&reader)
    }
    try reader.finish()
  }

  private static func failure(_ reader: inout WireReader) throws(WireError) -> ProviderMessage {
    let hasRequest = try reader.flag()
    let request = try RequestIdentifier(&reader)
    let code = SpeechFailure.Code(rawValue: try reader.string())
    let failure = SpeechFailure(code, try reader.string())
    return .failure(hasRequest ? request : nil, failure)
  }
}

extension WireWriter {
  /// Appends lists as messages of at most so many items that a message stays below its limit.
  fileprivate mutating func list<Item>(
    _ kind: UInt8, _ request: RequestIdentifier, _ items: [Item],
    _ item: (inout WireWriter, Item) -> Void
  ) {
    // Four items fit into the largest message even when each of their strings is of full length.
    for start in stride(from: 0, to: items.count, by: 4) {
      let part = items[start..<min(start + 4, items.count)]
      message(kind) {
        $0.integer(request.rawValue)
        $0.integer(UInt16(part.count))
        for value in part { item(&$0, value) }
      }
    }
  }
}

extension WireReader {
  fileprivate mutating func list<Item>(
    _ item: (inout WireReader) throws(WireError) -> Item
  ) throws(WireError) -> [Item] {
    let count: UInt16 = try integer()
    var items: [Item] = []
    for _ in 0..<count { items.append(try item(&self)) }
    return items
  }
}

extension WireWriter {
  /// Appends an `audio` message of samples from -1 to 1, rounded to 16 bits; what lies outside is
  /// clipped, and NaN is silence.
  ///
  /// A sample that came from 16 bits, divided by 32 768, comes out as it was.
  package mutating func audio(_ request: RequestIdentifier, _ samples: Span<Float>) {
    message(ProviderMessage.Kind.audio.rawValue) {
      $0.integer(request.rawValue)
      $0.int16(samples)
    }
  }
}
