import AppGroup
import ProviderWire
import RecordedVoice
import SpeechTypes
import VoiceBundle

@testable import ProviderService

/// A client's bytes behind its hello, to a provider with two voices: what it answers is whole messages,
/// and no request goes on for ever.
func fuzzProvider(_ input: [UInt8]) {
  let voices = TwoVoices()
  let connection = Connection(
    name: "fuzzed", factory: AudioUnitFactory(source: voices), catalogue: voices)
  var hello = WireWriter()
  ClientMessage.hello(versions: WireProtocol.versions, name: "fuzzer").encode(to: &hello)
  var framer = WireFramer()
  do {
    connection.receive(hello.bytes[...])
    for start in stride(from: 0, to: input.count, by: 512) {
      connection.receive(input[start..<min(start + 512, input.count)])
      try connection.answer()
      serve(connection, &framer)
    }
    try connection.receiveEnd()
  } catch {
    // What it did wrong is told.
    precondition(!connection.writer.bytes.isEmpty, "a violation that nobody is told of")
  }
  serve(connection, &framer)
  precondition(!framer.isInsideMessage)
}

/// Renders what may be rendered, and reads it as a client does.
private func serve(_ connection: Connection, _ framer: inout WireFramer) {
  var rounds = 0
  repeat {
    _ = connection.advance(atMilliseconds: Int64(rounds) * 1000)
    framer.append(connection.writer.bytes[...])
    connection.writer.removeFirst(connection.writer.bytes.count)
    while let frame = try? framer.next() {
      guard (try? ProviderMessage(kind: frame.kind, body: frame.body)) != nil else {
        fatalError("an answer that is no message")
      }
    }
    rounds += 1
    // A pause of a minute is 300 messages.
  } while connection.hasWork && rounds < 2000
}

private final class TwoVoices: VoiceSource, VoiceCatalogue {
  private static let names = ["com.example.pip", "com.example.coach"]
  private static let voices = names.compactMap { name in
    try? VoiceBundle.load("ProviderExtension/Voices/\(name).voice", checksFiles: false)
  }

  let lexicons = LexiconCache()
  var changeDescriptor: Int32? { nil }

  func takeChange() -> Bool { false }

  func voiceList() throws(SpeechFailure) -> VoiceList {
    VoiceList(generation: 1, voices: Self.voices.map(\.description))
  }

  func openVoice(_ identifier: VoiceIdentifier) throws(SpeechFailure) -> OpenedVoice {
    guard let bundle = Self.voices.first(where: { $0.manifest.identifier == identifier }) else {
      throw SpeechFailure(.voiceNotFound, identifier.rawValue)
    }
    do throws(VoiceOpeningError) {
      return try OpenedVoice(bundle)
    } catch {
      throw SpeechFailure(.voiceUnusable, "\(error)")
    }
  }
}
