internal import Posix

/// The texts of a folder's recordings, from `texts.tsv`: name, kind and text with tabs between.
struct RecordingTexts {
  /// The recordings that have a text, in the file's order.
  private(set) var names: [String] = []
  private var texts: [String: String] = [:]

  /// A folder without the file has no texts.
  init(folder: String) throws(PosixError) {
    let path = FileSystem.join(folder, "texts.tsv")
    guard FileSystem.exists(path) else { return }
    let file = try Descriptor(opening: path, .readOnly)
    for line in String(decoding: try file.readAll(), as: UTF8.self).split(separator: "\n") {
      let fields = line.split(separator: "\t", maxSplits: 2)
      guard fields.count == 3 else { continue }
      let name = String(fields[0])
      if texts.updateValue(String(fields[2]), forKey: name) == nil { names.append(name) }
    }
  }

  /// Empty when there is none.
  subscript(name: String) -> String { texts[name] ?? "" }
}
