internal import Foundation

extension NSCoder {
  /// A string that was archived; nil where there is none.
  func decodeText(forKey key: String) -> String? {
    decodeObject(of: NSString.self, forKey: key).map { $0 as String }
  }

  func encodeTexts(_ texts: [String], forKey key: String) {
    encode(texts.map { $0 as NSString } as NSArray, forKey: key)
  }

  /// Strings that were archived; nil where there are none, or not only strings.
  func decodeTexts(forKey key: String) -> [String]? {
    let array = decodeObject(of: [NSArray.self, NSString.self], forKey: key) as? NSArray
    guard let array else { return nil }
    let texts = array.compactMap { ($0 as? NSString).map { $0 as String } ?? $0 as? String }
    return texts.count == array.count ? texts : nil
  }
}
