import AppGroup
import Glibc
import Posix
import SpeechTypes

struct StoreClient {
  /// Gives both of two voices, in each transaction, the age that the generation will be.
  func change(_ folder: String, count: Int) throws {
    let writer = try StoreWriter(GroupFolder(folder, .user), busyTimeoutMilliseconds: 30_000)
    var done = 0
    while count == 0 || done < count {
      try writer.transaction { change in
        let age = Int(try change.snapshot().generation) + 1
        for name in ["a", "b"] { try change.setVoice(voice(name, age: age)) }
      }
      done += 1
    }
  }

  func fill(_ folder: String, byteLimit: UInt) throws {
    signal(SIGXFSZ, SIG_IGN)
    var limit = rlimit(rlim_cur: byteLimit, rlim_max: byteLimit)
    guard setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit) == 0 else { exit(3) }
    let writer = try StoreWriter(GroupFolder(folder, .user))
    var number = 0
    while true {
      let name = String(repeating: "n", count: 10_000)
      try writer.transaction { change in try change.setVoice(voice("v\(number)", name: name)) }
      number += 1
    }
  }

  func read(_ folder: String, user: UInt32) throws {
    become(user)
    let snapshot = try StoreReader(GroupFolder(folder, .system)).snapshot()
    print(snapshot.generation, snapshot.voices.count)
  }

  func follow(_ folder: String, user: UInt32) throws {
    become(user)
    let output = StandardStream.output
    let reader = StoreReader(GroupFolder(folder, .system))
    var last: UInt64 = 0
    while last < 5 {
      let generation = try reader.generation()
      if generation != last { try output.write("\(generation)\n") }
      last = generation
      usleep(500)
    }
  }

  private func become(_ user: UInt32) {
    guard setgroups(0, nil) == 0, setgid(user) == 0, setuid(user) == 0 else { exit(3) }
  }

  private func voice(_ last: String, name: String = "", age: Int = 0) throws -> StoredVoice {
    guard let identifier = VoiceIdentifier("com.example.\(last)"),
      let language = LanguageTag("en-US")
    else { exit(3) }
    return StoredVoice(
      description: VoiceDescription(
        identifier: identifier, name: name, primaryLanguages: [language],
        supportedLanguages: [language], age: age),
      bundlePath: "/voices")
  }
}
