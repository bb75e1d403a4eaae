internal import CommandLineTool
internal import ProviderClient
internal import SpeechTypes
internal import Spelling

/// The voice that a command speaks with.
enum VoiceChoice {
  static let voice = CommandOption.value(
    "voice", short: "v", "VOICE", "an identifier, a name or a language")
  static let strict = CommandOption.flag("strict", "fail when there is no such voice")
  static let options = [voice, strict]

  /// Finds it among those on the list.
  ///
  /// Without a wish it is the voice of the user's language. A wish that no voice fulfils gives that
  /// voice too, with a warning, as `AVSpeechSynthesizer` does; with `--strict` it is an error, and
  /// for a personal voice that this program may not use it always is.
  static func choose(
    _ voices: MergedVoiceList, _ context: CommandContext
  ) throws(CommandFailure) -> VoiceDescription {
    let list = voices.list
    let wish = context.arguments[voice]
    if let wish, let voice = list.voice(matching: wish) { return voice }
    if wish != nil || list.voices.isEmpty,
      let refusal = try context.personalVoiceRefusal(of: wish, offered: voices.withheld)
    {
      throw refusal
    }
    guard let substitute = list.fallbackVoice(for: language(wish, context)) else {
      throw CommandFailure(
        .voiceNotFound,
        "no voice is bought and enabled: `voicectl catalog` lists what can be bought")
    }
    guard let wish else { return substitute }
    let names = list.voices.flatMap { [$0.identifier.rawValue, $0.name] }
    let problem = "\(wish): no such voice\(NearestName.suggestion(for: wish, in: names))"
    guard !context.arguments.contains(strict) else {
      throw CommandFailure(.voiceNotFound, problem)
    }
    context.warn("\(problem); speaking with \(substitute.identifier)")
    return substitute
  }

  /// The language to find a substitute for: the wish when it is one, else the user's.
  private static func language(_ wish: String?, _ context: CommandContext) -> LanguageTag {
    if let wish, wish.utf8.contains(UInt8(ascii: "-")) || wish.utf8.count <= 3,
      let tag = LanguageTag(wish)
    {
      return tag
    }
    return LanguageTag.ofUser(variable: context.variable)
  }
}
