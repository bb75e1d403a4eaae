internal import AppGroup
internal import CommandLineTool
internal import JSON
internal import SpeechTypes

/// `voicectl verify`: whether the store and the bundles are whole.
enum VerifyCommand {
  static let command = Command(
    "verify", "Check the store and the files of the bought voices", usage: ["[--json] [ID…]"],
    operands: 0 ... .max, options: [.json],
    discussion: """
      Checks the store's integrity, and for each voice, or for those named, that the files
      are the ones that were bought and that every recording can be read. Prints what it
      finds, and ends with exit code 1 then.
      """
  ) { context throws(CommandFailure) in
    let group = try context.appGroup()
    let (findings, voiceCount) = try check(group, context)
    if context.wantsJSON {
      try context.print([
        "ok": .bool(findings.isEmpty), "voiceCount": .integer(Int64(voiceCount)),
        "findings": .array(
          findings.map { ["subject": .string($0.subject), "message": .string($0.message)] }),
      ])
    } else {
      let lines = findings.map { "\($0.subject): \($0.message)".printable }
      let summary =
        "no fault found in the store and \(voiceCount == 1 ? "1 voice" : "\(voiceCount) voices")"
      try context.console.print((lines.isEmpty ? [summary] : lines).joined(separator: "\n"))
    }
    return findings.isEmpty ? .success : .failed
  }

  private static func check(
    _ group: AppGroup, _ context: CommandContext
  ) throws(CommandFailure) -> (findings: [Finding], voiceCount: Int) {
    do throws(StoreError) {
      let damage = try group.integrityProblems()
      // What a damaged store says of its voices is worth nothing.
      guard damage.isEmpty else {
        return (damage.map { Finding(subject: $0.folder.path, message: $0.problem) }, 0)
      }
    } catch {
      throw CommandFailure(error)
    }
    let state = try group.state()
    let names = context.arguments.operands
    let voices = names.isEmpty ? state.bought : try context.boughtVoices(named: names, in: state)
    var findings: [Finding] = []
    for voice in voices {
      if let problem = state.signatureProblem(of: voice) {
        findings.append(Finding(subject: voice.identifier.rawValue, message: problem))
      }
      do throws(StoreError) {
        let files = try group.files(of: voice.identifier)
        findings += VoiceVerification(voice: voice, files: files).findings()
      } catch {
        throw CommandFailure(error)
      }
    }
    return (findings, voices.count)
  }
}
