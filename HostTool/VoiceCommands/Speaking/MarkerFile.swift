internal import CommandLineTool
internal import JSON
internal import Posix
internal import SpeechTypes

/// Writes markers as JSON Lines; see `SpeechMarker.document`.
struct MarkerFile: ~Copyable {
  private let file: Descriptor
  private let path: String

  /// - Parameter path: `-` is standard output.
  init(_ path: String) throws(CommandFailure) {
    self.path = path
    do throws(PosixError) {
      file =
        path == "-"
        ? .standardOutput()
        : try Descriptor(
          opening: path, .writeOnly, options: [.create, .truncate], permissions: 0o666)
    } catch {
      throw CommandFailure(.failed, "\(path): \(error.number)")
    }
  }

  /// Writes a line for each; what a slow reader has not taken when Ctrl-C comes is dropped.
  func write(
    _ markers: [SpeechMarker], sampleRate: Double, unless interruption: Interruption
  ) throws(CommandFailure) {
    let text = markers.map { $0.document(sampleRate: sampleRate).serialized(pretty: false) + "\n" }
    var rest = Array(text.joined().utf8)[...]
    do throws(PosixError) {
      while !rest.isEmpty, try file.waitToWrite(unlessReadable: interruption.descriptor) {
        rest = rest.dropFirst(try file.write(Array(rest.prefix(Descriptor.writableByteCount))))
      }
    } catch {
      if path == "-", error.number == .brokenPipe { throw CommandFailure(.outputClosed, []) }
      throw CommandFailure(.failed, "\(path): \(error.number)")
    }
  }
}
