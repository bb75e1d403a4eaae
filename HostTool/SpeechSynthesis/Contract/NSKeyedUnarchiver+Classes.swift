public import Foundation

extension NSKeyedUnarchiver {
  /// Reads an object of a class that is no `NSObject`, as the speech classes are none here.
  ///
  /// Apple symbol: `unarchivedObject(ofClass:from:)`.
  ///
  /// - Returns: nil where the archive holds an object of another class.
  /// - Throws: What Foundation throws for an archive that cannot be read.
  public static func unarchivedObject<Object: AnyObject & NSCoding>(
    ofClass type: Object.Type, from data: Data
  ) throws -> Object? {
    try unarchivedObject(ofClasses: [type], from: data) as? Object
  }
}
