internal import Pronunciation
internal import VoiceProject

/// A sentence that a new voice is tried with.
struct TrialSentence {
  private static let count = 8

  let text: String
  /// Nil where the language's sounds are not known.
  let phoneCount: Int?

  /// Some of a project's prompts, read or not, from all over the list.
  static func sentences(of project: VoiceProject, _ phones: PromptPhones?) -> [TrialSentence] {
    let prompts = project.document.prompts.filter { !$0.isPhrase && !$0.isSkipped }
    let count = min(Self.count, prompts.count)
    return (0..<count).map { number in
      let prompt = prompts[number * prompts.count / count]
      return TrialSentence(
        text: prompt.text, phoneCount: phones.flatMap { $0.phoneCount(of: prompt) })
    }
  }
}
