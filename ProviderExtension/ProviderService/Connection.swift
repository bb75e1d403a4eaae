internal import ProviderWire
internal import SpeechProviderKit
internal import SpeechTypes

/// One client's conversation: messages in, messages out, requests in between. No I/O.
final class Connection {
  /// Ends the connection; what it says has been written for the client too.
  struct ProtocolViolation: Error {
    var message: String
  }

  private static let componentDescription = AudioComponentDescription(
    componentType: kAudioUnitType_SpeechSynthesizer, componentSubType: 0x7265_6364,
    componentManufacturer: 0x566F_4C78, componentFlags: 0, componentFlagsMask: 0)

  /// What is to be sent.
  var writer = WireWriter()
  private var framer = WireFramer()
  private let name: String
  private let factory: any AUAudioUnitFactory
  private let catalogue: any VoiceCatalogue
  private var isWelcome = false
  private var requests: [RequestRendering] = []
  private var idleUnits: [any StreamingSpeechUnit] = []
  private var toldList: VoiceList?

  init(name: String, factory: any AUAudioUnitFactory, catalogue: any VoiceCatalogue) {
    self.name = name
    self.factory = factory
    self.catalogue = catalogue
  }

  /// Whether any request could go on without hearing from the client.
  private(set) var hasWork = false

  /// Takes bytes as they came and answers every whole message.
  func receive(_ bytes: ArraySlice<UInt8>) throws(ProtocolViolation) {
    framer.append(bytes)
    do throws(WireError) {
      while let frame = try framer.next() {
        try handle(try ClientMessage(kind: frame.kind, body: frame.body))
      }
    } catch {
      throw violation(.wire, error.description)
    }
  }

  /// The client will send no more.
  func receiveEnd() throws(ProtocolViolation) {
    if framer.isInsideMessage { throw violation(.wire, "the input ends inside a message") }
  }

  /// Gives every request one turn.
  func advance() {
    hasWork = false
    for request in requests {
      switch request.advance(&writer) {
      case .advanced: hasWork = true
      case .waiting: break
      case .ended(let outcome): end(request, outcome)
      }
    }
  }

  /// Tells the client when the list is not what it was.
  func tellChange() {
    guard isWelcome, let list = try? catalogue.voiceList() else { return }
    defer { toldList = list }
    guard let told = toldList, told.voices != list.voices || told.defaults != list.defaults else {
      return
    }
    ProviderMessage.voicesChanged(generation: list.generation).encode(to: &writer)
  }

  private func violation(_ code: SpeechFailure.Code, _ message: String) -> ProtocolViolation {
    ProviderMessage.failure(nil, SpeechFailure(code, message)).encode(to: &writer)
    return ProtocolViolation(message: message)
  }
}

// MARK: - Messages

extension Connection {
  private func handle(_ message: ClientMessage) throws(WireError) {
    guard isWelcome else {
      guard case .hello(let versions, _) = message else {
        throw WireError("the first message must be hello")
      }
      try welcome(versions)
      return
    }
    switch message {
    case .hello: throw WireError("a second hello")
    case .listVoices: listVoices()
    case .speak(let speak): try begin(speak)
    case .text(let identifier, let bytes, let isLast): try addText(identifier, bytes, isLast)
    case .credit(let identifier, let byteCount):
      request(identifier)?.addCredit(byteCount: Int(byteCount))
      hasWork = true
    case .cancel(let identifier):
      if let request = request(identifier) { end(request, .cancelled) }
    }
  }

  private func welcome(_ versions: ClosedRange<UInt16>) throws(WireError) {
    guard versions.overlaps(WireProtocol.versions) else {
      throw WireError("no common version")
    }
    isWelcome = true
    let version = min(versions.upperBound, WireProtocol.versions.upperBound)
    ProviderMessage.welcome(version: version, name: name).encode(to: &writer)
    toldList = try? catalogue.voiceList()
  }

  private func listVoices() {
    do throws(SpeechFailure) {
      let list = try catalogue.voiceList()
      toldList = list
      ProviderMessage.voices(list).encode(to: &writer)
    } catch {
      ProviderMessage.failure(nil, error).encode(to: &writer)
    }
  }

  private func request(_ identifier: RequestIdentifier) -> RequestRendering? {
    requests.first { $0.identifier == identifier }
  }

  private func begin(_ message: SpeakMessage) throws(WireError) {
    guard request(message.request) == nil else {
      throw WireError("request \(message.request.rawValue) is under way")
    }
    do throws(SpeechFailure) {
      let request = RequestRendering(message, unit: try takeUnit())
      if let failure = request.unit.requestFailure {
        idleUnits.append(request.unit)
        throw failure
      }
      requests.append(request)
      hasWork = true
      if request.isAudio {
        ProviderMessage.started(message.request, request.format, message.voice)
          .encode(to: &writer)
      }
    } catch {
      ProviderMessage.failure(message.request, error).encode(to: &writer)
      ProviderMessage.finished(message.request, .failed, frameCount: 0).encode(to: &writer)
    }
  }

  private func addText(
    _ identifier: RequestIdentifier, _ bytes: ArraySlice<UInt8>, _ isLast: Bool
  ) throws(WireError) {
    guard bytes.count <= WireProtocol.maximumTextPieceByteCount else {
      throw WireError(
        "\(bytes.count) bytes of text in a message; \(WireProtocol.maximumTextPieceByteCount) fit")
    }
    guard let request = request(identifier) else { return }
    guard request.addText(bytes, isLast: isLast) else {
      throw WireError("text behind the last piece of request \(identifier.rawValue)")
    }
    hasWork = true
    let limit = WireProtocol.maximumPendingTextByteCount
    guard request.unit.pendingTextByteCount <= limit else {
      let failure = SpeechFailure(.limit, "more than \(limit) bytes of text wait to be spoken")
      ProviderMessage.failure(identifier, failure).encode(to: &writer)
      end(request, .failed)
      return
    }
  }

  private func end(_ request: RequestRendering, _ outcome: SpeechOutcome) {
    request.unit.cancelSpeechRequest()
    idleUnits.append(request.unit)
    requests.removeAll { $0 === request }
    ProviderMessage.finished(
      request.identifier, outcome, frameCount: UInt64(request.frameCount)
    ).encode(to: &writer)
  }

  /// A unit that no request uses, made if need be.
  private func takeUnit() throws(SpeechFailure) -> any StreamingSpeechUnit {
    guard requests.count < WireProtocol.maximumConcurrentRequests else {
      throw SpeechFailure(
        .limit, "\(WireProtocol.maximumConcurrentRequests) requests are under way")
    }
    if let unit = idleUnits.popLast() { return unit }
    do {
      let unit = try factory.createAudioUnit(with: Self.componentDescription)
      guard let unit = unit as? any StreamingSpeechUnit else {
        throw SpeechFailure(.voiceUnusable, "the audio unit takes no text as it arrives")
      }
      unit.maximumFramesToRender = AUAudioFrameCount(RequestRendering.maximumFrameCount)
      unit.isRenderingOffline = true
      try unit.allocateRenderResources()
      return unit
    } catch {
      throw SpeechFailure(.voiceUnusable, "no audio unit: \(error)")
    }
  }
}
