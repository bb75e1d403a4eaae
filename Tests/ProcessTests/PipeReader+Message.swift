import ProviderWire
import TestSupport

extension PipeReader {
  /// The next message of a provider.
  func message() throws -> ProviderMessage {
    let header = try bytes(4)
    let length = header.reversed().reduce(0) { $0 << 8 | Int($1) }
    let frame = try bytes(length)
    guard let kind = frame.first else { throw Silence() }
    return try ProviderMessage(kind: kind, body: frame.dropFirst())
  }
}
