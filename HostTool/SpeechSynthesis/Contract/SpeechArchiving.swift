public import AudioUnits
public import Foundation

/// A class of Apple's speech API that is no `NSObject` here, and can be archived all the same.
///
/// Foundation's archivers write the class of an `NSObject` only. The functions below, which the
/// compiler prefers to Foundation's of the same names, put an object of these classes into one
/// that is.
public protocol SpeechArchiving: AnyObject, NSSecureCoding, SendableMetatype {}

extension AVSpeechSynthesisMarker: SpeechArchiving {}
extension AVSpeechSynthesisProviderVoice: SpeechArchiving {}
extension AVSpeechSynthesisProviderRequest: SpeechArchiving {}

extension NSKeyedArchiver {
  /// Apple symbol: `archivedData(withRootObject:requiringSecureCoding:)`.
  ///
  /// - Throws: What Foundation throws.
  public class func archivedData(
    withRootObject object: some SpeechArchiving, requiringSecureCoding: Bool
  ) throws -> Data {
    try archivedData(
      withRootObject: SpeechArchive(object), requiringSecureCoding: requiringSecureCoding)
  }
}

extension NSKeyedUnarchiver {
  /// Apple symbol: `unarchivedObject(ofClass:from:)`.
  ///
  /// - Returns: nil where the archive holds an object of another of these classes.
  /// - Throws: What Foundation throws for an archive that cannot be read.
  public class func unarchivedObject<Object: SpeechArchiving>(
    ofClass type: Object.Type, from data: Data
  ) throws -> Object? {
    try unarchivedObject(ofClass: SpeechArchive.self, from: data)?.object as? Object
  }
}

extension NSCoder {
  /// Apple symbol: `encode(_:forKey:)`.
  public func encode(_ object: some SpeechArchiving, forKey key: String) {
    encode(SpeechArchive(object), forKey: key)
  }

  /// Apple symbol: `decodeObject(of:forKey:)`.
  public func decodeObject<Object: SpeechArchiving>(
    of type: Object.Type, forKey key: String
  ) -> Object? {
    decodeObject(of: SpeechArchive.self, forKey: key)?.object as? Object
  }
}
