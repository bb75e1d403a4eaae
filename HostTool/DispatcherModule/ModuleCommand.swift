/// What speech-dispatcher asks a module for; one line each, some with lines that follow.
///
/// See "Output Modules" in speech-dispatcher's manual.
package enum ModuleCommand: Hashable, Sendable {
  case initialize
  case audio
  case logLevel
  case set
  case listVoices(VoiceFilter)
  case speak
  case character
  case key
  case soundIcon
  case stop
  case pause
  case debug(isOn: Bool)
  case quit
  case unknown

  package init(_ line: String) {
    let words = line.split(separator: " ").map(String.init)
    switch words.first {
    case "INIT": self = .initialize
    case "AUDIO": self = .audio
    case "LOGLEVEL": self = .logLevel
    case "SET": self = .set
    case "LIST" where words.dropFirst().first == "VOICES":
      self = .listVoices(VoiceFilter(words.dropFirst(2)))
    case "SPEAK": self = .speak
    case "CHAR": self = .character
    case "KEY": self = .key
    case "SOUND_ICON": self = .soundIcon
    case "STOP": self = .stop
    case "PAUSE": self = .pause
    case "DEBUG" where words.dropFirst().first == "ON": self = .debug(isOn: true)
    case "DEBUG" where words.dropFirst().first == "OFF": self = .debug(isOn: false)
    case "QUIT": self = .quit
    default: self = .unknown
    }
  }
}
