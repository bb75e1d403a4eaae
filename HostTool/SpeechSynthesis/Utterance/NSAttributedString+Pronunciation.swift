internal import Foundation
internal import SSML

extension NSAttributedString {
  /// The stretches of one pronunciation each.
  var spokenRuns: [SpokenDocument.Run] {
    var runs: [SpokenDocument.Run] = []
    let key = NSAttributedString.Key(AVSpeechSynthesisIPANotationAttribute)
    enumerateAttribute(key, in: NSRange(location: 0, length: length)) { value, range, _ in
      let text = (string as NSString).substring(with: range)
      let pronunciation = (value as? String).flatMap { $0.isEmpty ? nil : $0 }
      runs.append(SpokenDocument.Run(text, pronunciation: pronunciation))
    }
    return runs
  }

  static func spoken(_ runs: [SpokenDocument.Run]) -> NSAttributedString {
    let text = NSMutableAttributedString(string: "")
    let key = NSAttributedString.Key(AVSpeechSynthesisIPANotationAttribute)
    for run in runs {
      let attributes = run.pronunciation.map { [key: $0 as Any] }
      text.append(NSAttributedString(string: run.text, attributes: attributes))
    }
    return text
  }
}

extension NSCoder {
  /// The text of an archived utterance.
  var spokenRuns: [SpokenDocument.Run]? {
    guard let texts = strings(forKey: "texts"), let sounds = strings(forKey: "pronunciations"),
      texts.count == sounds.count
    else { return nil }
    return zip(texts, sounds).map {
      SpokenDocument.Run($0, pronunciation: $1.isEmpty ? nil : $1)
    }
  }

  private func strings(forKey key: String) -> [String]? {
    let array = decodeObject(of: [NSArray.self, NSString.self], forKey: key) as? NSArray
    return array?.compactMap { $0 as? String }
  }
}
