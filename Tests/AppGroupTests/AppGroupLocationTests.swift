import AppGroup
import Testing

@Suite("The group's location")
struct AppGroupLocationTests {
  @Test(
    "follows the option, then the environment",
    arguments: [
      (nil, ["HOME": "/home/u"], ["/home/u/.local/share/voice-provider", system]),
      (nil, ["HOME": "/home/u", "XDG_DATA_HOME": "/data"], ["/data/voice-provider", system]),
      (
        nil, ["HOME": "/home/u", "XDG_DATA_HOME": "data"],
        ["/home/u/.local/share/voice-provider", system]
      ),
      (nil, [:], [system]),
      (
        nil, ["HOME": "/home/u", "VOICE_SYSTEM_APP_GROUP": "/s"],
        ["/home/u/.local/share/voice-provider", "/s"]
      ),
      (nil, ["HOME": "/home/u", "VOICE_APP_GROUP": "/g"], ["/g"]),
      ("/x", ["HOME": "/home/u", "VOICE_APP_GROUP": "/g"], ["/x"]),
    ] as [(String?, [String: String], [String])])
  func resolve(explicit: String?, environment: [String: String], paths: [String]) {
    let location = AppGroupLocation.resolve(explicit: explicit) { environment[$0] }
    #expect(location.folders.map(\.path) == paths)
    #expect(location.writable == location.folders.first)
    for folder in location.folders {
      #expect((folder.kind == .system) == [Self.system, "/s"].contains(folder.path))
    }
  }

  @Test(
    "is still the system's when that is named",
    arguments: [("/var/lib/voice-provider/", [:]), ("/s", ["VOICE_SYSTEM_APP_GROUP": "/s/"])])
  func explicitSystem(explicit: String, environment: [String: String]) {
    let location = AppGroupLocation.resolve(explicit: explicit) { environment[$0] }
    #expect(location.folders.map(\.kind) == [.system])
  }

  private static let system = "/var/lib/voice-provider"
}
