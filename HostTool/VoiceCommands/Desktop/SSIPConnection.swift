internal import Posix

/// A conversation with speech-dispatcher in its own protocol, as its clients have one.
///
/// The protocol is in the project's manual, "SSIP": a command a line, and an answer whose last line
/// has a space behind its number.
struct SSIPConnection: ~Copyable {
  /// Why there is no answer.
  enum Failure: Error, Hashable, CustomStringConvertible {
    case notListening
    case silent
    case refused(String)
    case broken(PosixError)

    var description: String {
      switch self {
      case .notListening: "nobody listens"
      case .silent: "does not answer"
      case .refused(let reason): "answers \"\(reason)\""
      case .broken(let error): "\(error)"
      }
    }
  }

  private static let answerByteLimit = 1 << 20

  private let descriptor: Descriptor
  private let deadline: Int64
  private var received: [UInt8] = []

  /// - Parameter timeoutMilliseconds: How long all of it may take.
  init(socket: String, timeoutMilliseconds: Int64) throws(Failure) {
    do throws(PosixError) {
      descriptor = try Descriptor(connectingToSocket: socket)
    } catch {
      switch error.number {
      case .noSuchFile, .connectionRefused: throw .notListening
      case .wouldBlock: throw .silent
      default: throw .broken(error)
      }
    }
    deadline = MonotonicClock.milliseconds() + timeoutMilliseconds
  }

  /// Sends a command and waits for its answer.
  ///
  /// - Parameter command: One line, without its end.
  /// - Returns: The texts of all lines but the last, which only says that it worked.
  mutating func ask(_ command: String) throws(Failure) -> [String] {
    do throws(PosixError) {
      try descriptor.writeAll(command + "\r\n")
    } catch {
      throw .broken(error)
    }
    var texts: [String] = []
    while true {
      let line = try nextLine()
      let text = String(line.dropFirst(4))
      guard line.dropFirst(3).first == " " else {
        texts.append(text)
        continue
      }
      guard line.first == "2" else { throw .refused(line) }
      return texts
    }
  }

  private mutating func nextLine() throws(Failure) -> String {
    while true {
      if let end = received.firstIndex(of: 0x0A) {
        let line = received[..<end].filter { $0 != 0x0D }
        received.removeFirst(end + 1)
        return String(decoding: line, as: UTF8.self)
      }
      do throws(PosixError) {
        try receive()
      } catch {
        throw error.number == .timedOut ? .silent : .broken(error)
      }
    }
  }

  private mutating func receive() throws(PosixError) {
    let left = deadline - MonotonicClock.milliseconds()
    guard left > 0, received.count < Self.answerByteLimit else {
      throw PosixError("poll", number: .timedOut)
    }
    var wanted = [PollEntry(descriptor: descriptor.rawValue, events: .readable)]
    guard try poll(&wanted, timeoutMilliseconds: Int32(left)) else { return }
    var chunk = [UInt8](repeating: 0, count: 4096)
    let count = try descriptor.read(into: &chunk)
    guard count > 0 else { throw PosixError("read", number: .brokenPipe) }
    received += chunk.prefix(count)
  }
}
