/// What a module tells speech-dispatcher: replies to commands, and events; each is whole lines.
package enum ModuleMessage {
  static let loaded = text("299-voice-provider is ready\n299 OK LOADED SUCCESSFULLY\n")
  static let receivingAudio = text("207 OK RECEIVING AUDIO SETTINGS\n")
  static let audioReady = text("203 OK AUDIO INITIALIZED\n")
  /// The server then asks again, with a device's settings, and gives the module up.
  static let noOtherAudio = text("300-only audio_output_method=server\n300 ERR CANT INIT AUDIO\n")
  static let receivingLogLevel = text("207 OK RECEIVING LOGLEVEL SETTINGS\n")
  static let logLevelSet = text("203 OK LOGLEVEL SET\n")
  static let receivingSettings = text("203 OK RECEIVING SETTINGS\n")
  static let settingsReceived = text("203 OK SETTINGS RECEIVED\n")
  static let receivingMessage = text("202 OK RECEIVING MESSAGE\n")
  static let speaking = text("200 OK SPEAKING\n")
  static let moreThanOneLine = text("305 DATA MORE THAN ONE LINE\n")
  static let noVoices = text("304 CANT LIST VOICES\n")
  static let debugging = text("200 OK DEBUGGING ON\n")
  static let notDebugging = text("200 OK DEBUGGING OFF\n")
  static let bye = text("210 OK QUIT\n")
  static let unknownCommand = text("300 ERR UNKNOWN COMMAND\n")

  static let begin = text("701 BEGIN\n")
  static let end = text("702 END\n")
  static let stopped = text("703 STOP\n")
  static let paused = text("704 PAUSE\n")

  /// The sound has reached a mark; a name that would break the line loses what breaks it.
  package static func mark(_ name: String) -> [UInt8] {
    text("700-\(name.filter { !$0.isNewline })\n700 INDEX MARK\n")
  }

  /// The server is to play a file.
  package static func icon(_ path: String) -> [UInt8] { text("706-\(path)\n706 ICON\n") }

  package static func voices(_ lines: [String]) -> [UInt8] {
    guard !lines.isEmpty else { return noVoices }
    return text(lines.map { "200-\($0)\n" }.joined() + "200 OK VOICE LIST SENT\n")
  }

  /// 16-bit samples of one channel, little-endian.
  ///
  /// Of all that the protocol can describe servers play only this right.
  package static func audio(_ samples: ArraySlice<UInt8>, sampleRate: Double) -> [UInt8] {
    let rate = Int(sampleRate.rounded())
    var result = text(
      "705-bits=16\n705-num_channels=1\n705-sample_rate=\(rate)\n"
        + "705-num_samples=\(samples.count / 2)\n705-big_endian=0\n705-AUDIO")
    result.append(0)
    result.reserveCapacity(result.count + samples.count + samples.count / 64 + 16)
    for byte in samples {
      if byte == 0x0A || byte == 0x7D {
        result.append(0x7D)
        result.append(byte ^ 0x20)
      } else {
        result.append(byte)
      }
    }
    return result + text("\n705 AUDIO\n")
  }

  private static func text(_ text: String) -> [UInt8] { Array(text.utf8) }
}
