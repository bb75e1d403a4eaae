internal import CommandLineTool
internal import Posix

extension CommandContext {
  /// Whether both the question and the answer are a person's.
  static var canAsk: Bool {
    StandardStream.output.isTerminal && StandardInput.isTerminal
  }

  /// Asks on the terminal; anything but yes is no.
  func confirm(_ question: String) -> Bool {
    do throws(PosixError) {
      try console.output.write("\(question) [y/N] ")
      let answer = try StandardInput.readLine(byteLimit: 100)
      return ["y", "yes"].contains(answer?.lowercased())
    } catch {
      return false
    }
  }
}
