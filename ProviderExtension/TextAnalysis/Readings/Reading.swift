/// How tokens are read: words, each with the characters that it stands for.
struct Reading {
  /// Words that share their characters, or, without words, a place to pause.
  struct Piece {
    var words: [String]
    var characters: Range<Int>
  }

  /// Index behind the last token read.
  var end: Int
  var pieces: [Piece] = []

  init(end: Int) { self.end = end }

  init(end: Int, _ words: [String], _ characters: Range<Int>) {
    self.end = end
    pieces = [Piece(words: words, characters: characters)]
  }

  mutating func add(_ words: [String], _ characters: Range<Int>) {
    pieces.append(Piece(words: words, characters: characters))
  }

  mutating func addPause() { pieces.append(Piece(words: [], characters: 0..<0)) }

  /// Appends a reading that begins where this one ends.
  mutating func append(_ next: Reading) {
    pieces += next.pieces
    end = next.end
  }
}
