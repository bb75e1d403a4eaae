import SpeechTypes

extension WireWriter {
  mutating func speechOptions(_ options: SpeechOptions) {
    integer(options.punctuation.rawValue)
    flag(options.isSpelling)
    flag(options.announcesCapitals)
    real(options.prosody.rate)
    real(options.prosody.pitch)
    real(options.prosody.volumeDecibels)
    string(options.baseFolder ?? "")
    integer(UInt16(options.allowedFolders.count))
    for folder in options.allowedFolders { string(folder) }
  }
}

extension WireReader {
  /// - Throws: Also when a folder is not an absolute path.
  mutating func speechOptions() throws(WireError) -> SpeechOptions {
    var options = SpeechOptions()
    options.punctuation = try value()
    options.isSpelling = try flag()
    options.announcesCapitals = try flag()
    options.prosody = Prosody(rate: try real(), pitch: try real(), volumeDecibels: try real())
    let base = try string()
    options.baseFolder = base.isEmpty ? nil : try absolute(base)
    for _ in 0..<(try integer(UInt16.self)) {
      options.allowedFolders.append(try absolute(string()))
    }
    return options
  }

  private func absolute(_ folder: String) throws(WireError) -> String {
    guard folder.utf8.first == UInt8(ascii: "/"), !folder.utf8.contains(0) else {
      throw WireError("message speak: \"\(folder)\" is not an absolute path")
    }
    return folder
  }
}
