package import SpeechTypes

/// What a client tells a provider.
package enum ClientMessage: Hashable, Sendable {
  /// First on a connection: the protocol versions the client speaks, and its name for logs.
  case hello(versions: ClosedRange<UInt16>, name: String)
  /// Asks for a `ProviderMessage.voices`.
  case listVoices
  /// Begins a request; its text follows in `text` messages.
  case speak(SpeakMessage)
  /// The next piece of a request's text, cut anywhere.
  case text(RequestIdentifier, bytes: ArraySlice<UInt8>, isLast: Bool)
  /// Allows so many more bytes of audio.
  case credit(RequestIdentifier, byteCount: UInt32)
  /// Ends a request; nothing of it follows the `finished` message that answers.
  case cancel(RequestIdentifier)
}

/// The beginning of a request.
package struct SpeakMessage: Hashable, Sendable {
  package enum Purpose: UInt8, Sendable {
    /// Audio and markers.
    case audio = 0
    /// Plan events: what would be spoken.
    case plan = 1
  }

  package var request: RequestIdentifier
  package var purpose: Purpose
  package var textKind: SpeechTextKind
  package var voice: VoiceIdentifier
  /// Bytes of audio the provider may send before it is given more.
  package var creditByteCount: UInt32
  /// Its prosody may lie outside what a voice can do, but is a number.
  package var options: SpeechOptions

  package init(
    request: RequestIdentifier, purpose: Purpose = .audio, textKind: SpeechTextKind,
    voice: VoiceIdentifier, creditByteCount: UInt32, options: SpeechOptions = SpeechOptions()
  ) {
    self.request = request
    self.purpose = purpose
    self.textKind = textKind
    self.voice = voice
    self.creditByteCount = creditByteCount
    self.options = options
  }
}

// MARK: - Bytes

extension ClientMessage {
  private enum Kind: UInt8 {
    case hello = 0x01
    case listVoices = 0x02
    case speak = 0x03
    case text = 0x04
    case credit = 0x05
    case cancel = 0x06
  }

  /// Appends the message.
  package func encode(to writer: inout WireWriter) {
    switch self {
    case .hello(let versions, let name):
      writer.message(Kind.hello.rawValue) {
        $0.raw(WireProtocol.magic)
        $0.integer(versions.lowerBound)
        $0.integer(versions.upperBound)
        $0.string(name)
      }
    case .listVoices:
      writer.message(Kind.listVoices.rawValue) { _ in }
    case .speak(let speak):
      writer.message(Kind.speak.rawValue) {
        $0.integer(speak.request.rawValue)
        $0.integer(speak.purpose.rawValue)
        $0.integer(speak.textKind.rawValue)
        $0.integer(speak.creditByteCount)
        $0.string(speak.voice.rawValue)
        $0.speechOptions(speak.options)
      }
    case .text(let request, let bytes, let isLast):
      writer.message(Kind.text.rawValue) {
        $0.integer(request.rawValue)
        $0.flag(isLast)
        $0.raw(bytes)
      }
    case .credit(let request, let byteCount):
      writer.message(Kind.credit.rawValue) {
        $0.integer(request.rawValue)
        $0.integer(byteCount)
      }
    case .cancel(let request):
      writer.message(Kind.cancel.rawValue) { $0.integer(request.rawValue) }
    }
  }

  /// Reads a message that `WireFramer` cut out.
  package init(kind: UInt8, body: ArraySlice<UInt8>) throws(WireError) {
    guard let known = Kind(rawValue: kind) else {
      throw WireError("\(kind) is not the kind of a client's message")
    }
    var reader = WireReader(body, message: "\(known)")
    switch known {
    case .hello: self = try Self.hello(&reader)
    case .listVoices: self = .listVoices
    case .speak: self = .speak(try SpeakMessage(&reader))
    case .text:
      let request = try RequestIdentifier(&reader)
      let isLast = try reader.flag()
      self = .text(request, bytes: reader.remainder(), isLast: isLast)
    case .credit:
      self = .credit(try RequestIdentifier(&reader), byteCount: try reader.integer())
    case .cancel: self = .cancel(try RequestIdentifier(&reader))
    }
    try reader.finish()
  }

  private static func hello(_ reader: inout WireReader) throws(WireError) -> ClientMessage {
    guard try reader.bytes(WireProtocol.magic.count).elementsEqual(WireProtocol.magic) else {
      throw WireError("message hello does not begin with VPRV")
    }
    let lowest: UInt16 = try reader.integer()
    let highest: UInt16 = try reader.integer()
    guard lowest <= highest else {
      throw WireError("message hello: versions \(lowest) to \(highest)")
    }
    return .hello(versions: lowest...highest, name: try reader.string())
  }
}

extension SpeakMessage {
  fileprivate init(_ reader: inout WireReader) throws(WireError) {
    request = try RequestIdentifier(&reader)
    purpose = try reader.value()
    textKind = try reader.value()
    creditByteCount = try reader.integer()
    voice = try VoiceIdentifier(&reader)
    options = try reader.speechOptions()
  }
}

extension RequestIdentifier {
  init(_ reader: inout WireReader) throws(WireError) {
    self.init(rawValue: try reader.integer())
  }
}

extension VoiceIdentifier {
  init(_ reader: inout WireReader) throws(WireError) {
    let text = try reader.string()
    guard let identifier = Self(text) else {
      throw WireError("\"\(text)\" is not a voice identifier")
    }
    self = identifier
  }
}
