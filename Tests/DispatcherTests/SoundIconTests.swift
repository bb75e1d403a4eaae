import DispatcherModule
import Posix
import TestSupport
import Testing

@Suite("Sound icons")
struct SoundIconTests {
  @Test("are files of a folder, with or without their endings")
  func files() throws {
    let first = try TemporaryDirectory()
    let second = try TemporaryDirectory()
    for name in ["bell.wav", "plain", "both.oga"] { try first.write("x", to: name) }
    for name in ["bell.wav", "only.wav", "folder/inside.wav"] { try second.write("x", to: name) }
    let folders = ["/nowhere", first.path, second.path]
    #expect(SoundIcon.path("bell", in: folders) == first.path("bell.wav"))
    #expect(SoundIcon.path("bell.wav", in: folders) == first.path("bell.wav"))
    #expect(SoundIcon.path("plain", in: folders) == first.path("plain"))
    #expect(SoundIcon.path("both", in: folders) == first.path("both.oga"))
    #expect(SoundIcon.path("only", in: folders) == second.path("only.wav"))
    for name in ["", ".", "..", "folder", "folder/inside", "../x", "none", "a\nb"] {
      #expect(SoundIcon.path(name, in: folders) == nil)
    }
  }

  @Test("are looked for where the desktop keeps its data")
  func folders() {
    let variables = ["XDG_DATA_HOME": "/own", "XDG_DATA_DIRS": "relative:/first:/second"]
    #expect(
      SoundIcon.folders { variables[$0] } == [
        "/own/sounds/sound-icons", "/first/sounds/sound-icons", "/second/sounds/sound-icons",
        "/own/sounds/freedesktop/stereo", "/first/sounds/freedesktop/stereo",
        "/second/sounds/freedesktop/stereo",
      ])
    #expect(
      SoundIcon.folders { ["HOME": "/me"][$0] }.prefix(3) == [
        "/me/.local/share/sounds/sound-icons", "/usr/local/share/sounds/sound-icons",
        "/usr/share/sounds/sound-icons",
      ])
    #expect(SoundIcon.folders { _ in nil }.count == 4)
  }
}
