internal import Posix
package import SpeechTypes

/// The files that a document may use: those in a few folders, wherever links lead.
///
/// The folders are looked at when a document names a file, which most do not.
package struct DocumentFiles {
  /// Where relative URIs start.
  private let startFolder: String
  private let namedFolders: [String]

  /// - Parameter voiceFolder: The folder of the voice that speaks, absolute; relative URIs of a
  ///   document that has no folder of its own start there.
  package init(_ options: SpeechOptions, voiceFolder: String) {
    startFolder = options.baseFolder ?? voiceFolder
    namedFolders = [voiceFolder, options.baseFolder].compactMap(\.self) + options.allowedFolders
  }

  /// Without links.
  private var baseFolder: String { (try? FileSystem.realPath(startFolder)) ?? startFolder }

  /// Without links; a folder that is not there allows nothing.
  private var folders: [String] { namedFolders.compactMap { try? FileSystem.realPath($0) } }

  /// The path, without links, of the file that a URI names.
  ///
  /// - Parameters:
  ///   - uri: A file's URI or a relative reference.
  ///   - documentBase: The document's `xml:base` (SSML 1.1 §3.1.4), itself perhaps relative.
  /// - Throws: When it is no file of this machine, lies in no allowed folder, or is not there; a
  ///   file may go or be replaced after that.
  package func path(of uri: String, documentBase: String? = nil) throws(FileRefusal) -> String {
    let baseFolder = baseFolder
    let base = try documentBase.map { base throws(FileRefusal) in
      FileSystem.join(baseFolder, Self.folder(of: try LocalURI(base).path))
    }
    let named = FileSystem.join(base ?? baseFolder, try LocalURI(uri).path)
    let path: String
    let isFile: Bool
    do {
      path = try FileSystem.realPath(named)
      isFile = try FileStatus(ofPath: path).isRegularFile
    } catch {
      // Nothing is told of what lies elsewhere, not even whether it is there.
      throw allows(Self.normalised(named)) ? FileRefusal("\(error.number)") : Self.outside
    }
    guard allows(path) else { throw Self.outside }
    guard isFile else { throw FileRefusal("this is not a file") }
    return path
  }

  private static let outside = FileRefusal(
    "the file is in no folder that the document may use")

  private func allows(_ path: String) -> Bool {
    folders.contains { folder in
      path.utf8.starts(with: (folder == "/" ? folder : folder + "/").utf8)
    }
  }

  /// The part of a path up to its last slash, from which references start (RFC 3986 §5.2.3).
  private static func folder(of path: String) -> String {
    path.utf8.lastIndex(of: UInt8(ascii: "/")).map { String(path[...$0]) } ?? ""
  }

  /// An absolute path with `.`, `..` and double slashes taken out, links not looked at.
  private static func normalised(_ path: String) -> String {
    var names: [Substring.UTF8View] = []
    for name in path.utf8.split(separator: UInt8(ascii: "/")) {
      if name.elementsEqual("..".utf8) {
        _ = names.popLast()
      } else if !name.elementsEqual(".".utf8) {
        names.append(name)
      }
    }
    return names.map { "/" + String(Substring($0)) }.joined()
  }
}
