internal import CommandLineTool
internal import JSON
internal import Posix
internal import SpeechTypes

/// Writes markers as JSON Lines; the form is in `docs/voicectl.md`.
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
    var rest = Array(markers.map { Self.line($0, sampleRate) + "\n" }.joined().utf8)[...]
    do throws(PosixError) {
      while !rest.isEmpty, try file.waitToWrite(unlessReadable: interruption.descriptor) {
        rest = rest.dropFirst(try file.write(Array(rest.prefix(Descriptor.writableByteCount))))
      }
    } catch {
      if path == "-", error.number == .brokenPipe { throw CommandFailure(.outputClosed, []) }
      throw CommandFailure(.failed, "\(path): \(error.number)")
    }
  }

  private static func line(_ marker: SpeechMarker, _ sampleRate: Double) -> String {
    var object = JSONObject()
    object["type"] = .string(marker.kind.description)
    object["frame"] = .integer(Int64(marker.framePosition))
    let microseconds = (Double(marker.framePosition) * 1e6 / sampleRate).rounded()
    object["milliseconds"] = .real(microseconds / 1000)
    object["range"] = JSONValue(marker.textRange)
    if !marker.name.isEmpty { object["name"] = .string(marker.name) }
    return JSONValue.object(object).serialized(pretty: false)
  }
}

extension JSONValue {
  /// A range of a text as every command's JSON shows it.
  init(_ range: TextRange) {
    self = [
      "utf16": [.integer(Int64(range.start.utf16)), .integer(Int64(range.end.utf16))],
      "utf8": [.integer(Int64(range.start.utf8)), .integer(Int64(range.end.utf8))],
    ]
  }
}
