internal import CommandLineTool

extension CommandOption {
  static let group = value(
    "group", "DIR", "the app group's folder, instead of $VOICE_APP_GROUP or the user's")
  static let system = flag("system", "the app group of every user; root changes it")
  static let json = flag("json", "print JSON, for programs")
}
