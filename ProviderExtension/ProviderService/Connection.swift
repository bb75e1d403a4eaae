internal import ProviderWire
internal import SpeechProviderKit
internal import SpeechTypes

/// One client's conversation: messages in, messages out, requests in between. No I/O.
final class Connection {
  /// Ends the connection; what it says has been written for the client too.
  struct ProtocolViolation: Error {
    var message: String
  }

  /// While so much waits to be read by the client, nothing is rendered.
  private static let renderedByteLimit = 64 << 10
  /// So much is worth sending: three quarters of a second.
  private static let worthwhileByteCount = 32 << 10
  /// While so much waits, nothing is read either. Much more, since a client may have a long text to
  /// send before it reads, and cancels must come through.
  private static let answerByteLimit = 1 << 20

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
  private var idleRenderers: [any SpeechRenderer] = []
  private var toldList: VoiceList?

  init(name: String, factory: any AUAudioUnitFactory, catalogue: any VoiceCatalogue) {
    self.name = name
    self.factory = factory
    self.catalogue = catalogue
  }

  /// Whether anything could go on without hearing from the client.
  var hasWork: Bool { requestsCanAdvance && hasRoom || messagesWait && canAnswer }
  /// When a unit that had nothing ready is to be asked again; nil when none is.
  var deadlineMilliseconds: Int64? { hasRoom ? retryMilliseconds : nil }
  private var retryMilliseconds: Int64?
  private var requestsCanAdvance = false
  private var messagesWait = false

  /// Whether the client reads fast enough to be given more sound.
  private var hasRoom: Bool { writer.bytes.count < Self.renderedByteLimit }

  /// Whether it reads fast enough to be listened to.
  var canAnswer: Bool { writer.bytes.count < Self.answerByteLimit }

  /// Takes bytes as they came.
  func receive(_ bytes: ArraySlice<UInt8>) { framer.append(bytes) }

  /// Answers the messages that are whole while there is room for answers.
  func answer() throws(ProtocolViolation) {
    while canAnswer, let message = try nextMessage() { try handle(message) }
    messagesWait = !canAnswer
  }

  /// The client will send no more.
  func receiveEnd() throws(ProtocolViolation) {
    if framer.isInsideMessage { throw violation("the input ends inside a message") }
  }

  /// Gives every request one turn, if there is room for what comes of it.
  ///
  /// - Parameter now: On the clock of `deadlineMilliseconds`.
  /// - Returns: Whether what there is to send is better sent with more: it is little, and not the
  ///   first sound of a request.
  func advance(atMilliseconds now: Int64) -> Bool {
    guard hasRoom else { return false }
    let soundingCount = requests.count { $0.frameCount > 0 }
    giveTurn(atMilliseconds: now)
    return requestsCanAdvance && writer.bytes.count < Self.worthwhileByteCount
      && requests.count { $0.frameCount > 0 } <= soundingCount
  }

  private func giveTurn(atMilliseconds now: Int64) {
    requestsCanAdvance = false
    retryMilliseconds = nil
    for request in requests {
      if request.earliestMilliseconds <= now { advance(request, atMilliseconds: now) }
      if request.earliestMilliseconds > now {
        retryMilliseconds = min(retryMilliseconds ?? .max, request.earliestMilliseconds)
      }
    }
  }

  private func advance(_ request: RequestRendering, atMilliseconds now: Int64) {
    switch request.advance(&writer) {
    case .advanced: requestsCanAdvance = true
    case .waiting: break
    case .notReady(let milliseconds): request.earliestMilliseconds = now + milliseconds
    case .ended(let outcome): end(request, outcome)
    }
  }

  /// Ends the requests that may not go on with their voices.
  func endRefusedRequests() {
    for request in requests {
      guard let refusal = request.refusal else { continue }
      ProviderMessage.failure(request.identifier, refusal).encode(to: &writer)
      end(request, .failed)
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

  /// Tells the client what it did wrong.
  private func violation(
    _ message: String, _ code: SpeechFailure.Code = .wire
  ) -> ProtocolViolation {
    ProviderMessage.failure(nil, SpeechFailure(code, message)).encode(to: &writer)
    return ProtocolViolation(message: message)
  }
}

// MARK: - Messages

extension Connection {
  private func nextMessage() throws(ProtocolViolation) -> ClientMessage? {
    do throws(WireError) {
      guard let frame = try framer.next() else { return nil }
      return try ClientMessage(kind: frame.kind, body: frame.body)
    } catch {
      throw violation(error.description)
    }
  }

  private func handle(_ message: ClientMessage) throws(ProtocolViolation) {
    guard isWelcome else {
      guard case .hello(let versions, _) = message else {
        throw violation("the first message must be hello")
      }
      try welcome(versions)
      return
    }
    switch message {
    case .hello: throw violation("a second hello")
    case .listVoices: listVoices()
    case .speak(let speak): try begin(speak)
    case .text(let identifier, let bytes, let isLast): try addText(identifier, bytes, isLast)
    case .credit(let identifier, let byteCount):
      request(identifier)?.addCredit(byteCount: Int(byteCount))
      requestsCanAdvance = true
    case .cancel(let identifier):
      if let request = request(identifier) { end(request, .cancelled) }
    }
  }

  private func welcome(_ versions: ClosedRange<UInt16>) throws(ProtocolViolation) {
    guard versions.overlaps(WireProtocol.versions) else {
      let ours = WireProtocol.versions
      throw violation(
        "the client speaks versions \(versions.lowerBound) to \(versions.upperBound), the provider "
          + "\(ours.lowerBound) to \(ours.upperBound)", .version)
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

  private func begin(_ message: SpeakMessage) throws(ProtocolViolation) {
    guard request(message.request) == nil else {
      throw violation("request \(message.request.rawValue) is under way")
    }
    do throws(SpeechFailure) {
      let request = RequestRendering(message, try takeRenderer())
      if let failure = request.renderer.failure {
        idleRenderers.append(request.renderer)
        throw failure
      }
      requests.append(request)
      requestsCanAdvance = true
      request.tellStart(&writer)
    } catch {
      ProviderMessage.failure(message.request, error).encode(to: &writer)
      ProviderMessage.finished(message.request, .failed, frameCount: 0).encode(to: &writer)
    }
  }

  private func addText(
    _ identifier: RequestIdentifier, _ bytes: ArraySlice<UInt8>, _ isLast: Bool
  ) throws(ProtocolViolation) {
    guard bytes.count <= WireProtocol.maximumTextPieceByteCount else {
      throw violation(
        "\(bytes.count) bytes of text in a message; \(WireProtocol.maximumTextPieceByteCount) fit")
    }
    guard let request = request(identifier) else { return }
    guard request.addText(bytes, isLast: isLast) else {
      throw violation("text behind the last piece of request \(identifier.rawValue)")
    }
    requestsCanAdvance = true
    let limit = WireProtocol.maximumPendingTextByteCount
    guard request.renderer.pendingTextByteCount <= limit else {
      let failure = SpeechFailure(.limit, "more than \(limit) bytes of text wait to be spoken")
      ProviderMessage.failure(identifier, failure).encode(to: &writer)
      end(request, .failed)
      return
    }
  }

  private func end(_ request: RequestRendering, _ outcome: SpeechOutcome) {
    request.renderer.cancel()
    idleRenderers.append(request.renderer)
    requests.removeAll { $0 === request }
    ProviderMessage.finished(
      request.identifier, outcome, frameCount: UInt64(request.frameCount)
    ).encode(to: &writer)
  }

  /// A renderer that no request uses, made with a new unit if need be.
  private func takeRenderer() throws(SpeechFailure) -> any SpeechRenderer {
    guard requests.count < WireProtocol.maximumConcurrentRequests else {
      throw SpeechFailure(
        .limit, "\(WireProtocol.maximumConcurrentRequests) requests are under way")
    }
    if let renderer = idleRenderers.popLast() { return renderer }
    do {
      return try speechRenderer(for: factory.createAudioUnit(with: Self.componentDescription))
    } catch {
      if let failure = error as? SpeechFailure { throw failure }
      throw SpeechFailure(.voiceUnusable, "no audio unit: \(error)")
    }
  }
}
