internal import CommandLineTool
internal import SSML
internal import SpeechTypes

/// Shows on a terminal which word is heard.
///
/// Used on the thread that plays.
final class Highlighter {
  private var highlight: Highlight
  private let stream: ConsoleStream

  /// - Throws: When standard output is no terminal on which lines can be drawn again.
  init(_ input: SpeechInput, _ context: CommandContext) throws(CommandFailure) {
    stream = context.console.output
    guard stream.isTerminal else {
      throw CommandFailure(.failed, "--highlight: needs a terminal as standard output")
    }
    guard context.variable("TERM") != "dumb" else {
      throw CommandFailure(.failed, "--highlight: needs a terminal that is not dumb, as TERM says")
    }
    let shown =
      switch input.kind {
      case .plain: ShownText(plain: input.text)
      case .ssml: ShownText(ssml: input.text)
      }
    highlight = Highlight(
      shown, columnCount: stream.columnCount ?? 80, rowCount: stream.rowCount ?? 24,
      style: stream.usesColor ? .reverse : .underline)
  }

  /// Takes in what will be heard; to be called before its sound is played.
  func add(_ markers: [SpeechMarker]) { highlight.add(markers) }

  /// Shows the word at a place of the sound.
  func show(framesPlayed: Int) { write(highlight.show(framePosition: framesPlayed)) }

  /// Leaves the text, or what was shown of it, without a mark.
  func finish(isWhole: Bool) { write(highlight.finish(isWhole: isWhole)) }

  private func write(_ text: String) {
    guard !text.isEmpty else { return }
    // A terminal that has gone is no reason to stop; its hang-up is.
    try? stream.write(text)
  }
}
