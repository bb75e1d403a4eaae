package import Testing

extension Tag {
  @Tag package static var store: Self
  @Tag package static var wire: Self
  @Tag package static var ssml: Self
  @Tag package static var audio: Self
  @Tag package static var realTime: Self
  @Tag package static var process: Self
}
