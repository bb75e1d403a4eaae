internal import Glibc

/// Standard input's terminal in another mode, until the value goes.
///
/// The corresponding C functions are `tcgetattr` and `tcsetattr`.
struct TerminalMode: ~Copyable {
  private var saved = termios()

  /// Ends the line discipline's work on what is typed.
  ///
  /// - Parameters:
  ///   - byKey: Whether each key comes at once instead of whole lines. Ctrl-C stays a signal.
  /// - Returns: Nil when standard input is no terminal.
  init?(byKey: Bool) {
    guard tcgetattr(STDIN_FILENO, &saved) == 0 else { return nil }
    var mode = saved
    mode.c_lflag &= ~tcflag_t(byKey ? ECHO | ICANON : ECHO)
    guard tcsetattr(STDIN_FILENO, TCSADRAIN, &mode) == 0 else { return nil }
  }

  deinit {
    var mode = saved
    tcsetattr(STDIN_FILENO, TCSADRAIN, &mode)
  }
}
