internal import CommandLineTool

extension CommandOption {
  /// Taken by every command; names one group that stands alone.
  static let group = value(
    "group", "DIR", "the app group's folder, instead of $VOICE_APP_GROUP or the user's")
  /// Taken by every command; names the group of every user.
  static let system = flag("system", "the app group of every user; root changes it")
  /// For commands that print data.
  static let json = flag("json", "print JSON, for programs")
}
