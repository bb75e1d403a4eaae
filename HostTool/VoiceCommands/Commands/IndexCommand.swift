internal import CommandLineTool
internal import Posix
internal import VoiceBuilder

/// `voicectl index`: makes the unit bank of a voice from its recordings.
enum IndexCommand {
  static let command = Command(
    "index", "Make a voice's unit bank from its recordings and their labels", usage: ["FOLDER"],
    operands: 1...1,
    discussion: """
      For those who make voices. FOLDER is a bundle whose engine is "units": it holds
      Audio/NAME.aiff and Labels/NAME.lab, and gets units.bank; see docs/unit-bank.md.
      """
  ) { context throws(CommandFailure) in
    let folder = context.arguments.operands[0]
    var builder = UnitBankBuilder(folder: folder)
    let phoneCount: Int
    do throws(PosixError) {
      phoneCount = try builder.build { done, total in
        progress(context.console.error, done, total)
      }
    } catch {
      throw CommandFailure(.failed, "\(error)")
    }
    for problem in builder.problems { context.warn(problem) }
    guard phoneCount > 0 else {
      throw CommandFailure(.failed, "\(folder): no recording with a label can be used")
    }
    try context.console.print("\(folder.printable): \(phoneCount) phones")
    return builder.problems.isEmpty ? .success : .failed
  }

  private static func progress(_ stream: ConsoleStream, _ done: Int, _ total: Int) {
    guard stream.isTerminal else { return }
    // Progress that cannot be shown is no reason to stop.
    try? stream.write(done < total ? "\r\(done) of \(total) recordings" : "\r\u{1B}[K")
  }
}
