import AppGroup
import ProviderClient
import Testing

@Suite("The providers to start")
struct ProviderLaunchTests {
  @Test("are the registered ones that are enabled, behind the system's own")
  func all() throws {
    var state = StoreSnapshot()
    state.providers = [
      RegisteredProvider(identifier: "a", executablePath: "/a"),
      RegisteredProvider(identifier: "b", executablePath: "/b", isEnabled: false),
      RegisteredProvider(identifier: "c", executablePath: "/c"),
    ]
    let launches = try ProviderLaunch.all(in: state, group: "/group")
    let registered = launches.filter { $0.identifier != nil }
    #expect(
      registered == [
        ProviderLaunch(identifier: "a", path: "/a", groupFolder: "/group"),
        ProviderLaunch(identifier: "c", path: "/c", groupFolder: "/group"),
      ])
    // The system's own lies beside the programs of this build, where it has been built.
    for own in launches.prefix(launches.count - registered.count) {
      #expect(own.identifier == nil && own.arguments == ["--group", "/group"])
    }
  }
}
