import Posix
import TestSupport
import Testing

@Suite("A socket of this machine")
struct LocalSocketTests {
  private let directory: TemporaryDirectory

  init() throws { directory = try TemporaryDirectory() }

  private func error(connectingTo path: String) -> Errno? {
    do throws(PosixError) {
      _ = try Descriptor(connectingToSocket: path)
      return nil
    } catch {
      return error.number
    }
  }

  @Test("that is not there or no socket says so")
  func missing() throws {
    #expect(error(connectingTo: directory.path("none")) == .noSuchFile)
    #expect(error(connectingTo: try directory.write("x", to: "file")) == .connectionRefused)
  }

  @Test("has a path of at most 107 bytes")
  func length() {
    let path = "/tmp/" + String(repeating: "x", count: 102)
    #expect(error(connectingTo: path) == .noSuchFile)
    #expect(error(connectingTo: path + "x")?.description == "File name too long")
  }
}
