internal import Posix
internal import SSML
package import TextAnalysis

/// The lexicons that documents have used, each read once while its file stays the same.
///
/// Used on the control thread.
package final class LexiconCache {
  private struct Known {
    var status: FileStatus
    var lexicon: PronunciationLexicon
  }

  /// Bytes of the largest file that is read.
  package static let byteLimit: Int64 = 16 << 20
  /// Files that are kept.
  private static let countLimit = 16

  private var known: [String: Known] = [:]
  /// How many files have been read.
  package private(set) var readCount = 0

  package init() {}

  /// The lexicon in a file.
  package func lexicon(path: String) throws(LexiconRefusal) -> PronunciationLexicon {
    do {
      // Not blocking, in case that a FIFO has come in its place.
      let file = try Descriptor(opening: path, .readOnly, options: .nonBlocking)
      let status = try FileStatus(of: file)
      if let kept = known[path], kept.status == status { return kept.lexicon }
      guard status.isRegularFile else { throw LexiconRefusal("this is not a file") }
      guard status.byteCount <= Self.byteLimit else {
        throw LexiconRefusal("the file has more than \(Self.byteLimit) bytes")
      }
      let bytes = try file.readAll(byteLimit: Int(Self.byteLimit))
      let lexicon = PronunciationLexicon(PLSReader.read(bytes.span))
      readCount += 1
      if known.count >= Self.countLimit { known.removeAll() }
      known[path] = Known(status: status, lexicon: lexicon)
      return lexicon
    } catch let error as LexiconRefusal {
      throw error
    } catch let error as PosixError {
      throw LexiconRefusal("\(error.number)")
    } catch {
      throw LexiconRefusal("\(error)")
    }
  }
}
