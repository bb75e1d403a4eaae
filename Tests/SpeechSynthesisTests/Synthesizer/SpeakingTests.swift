import Testing

/// Tests that wait for what other threads do, one at a time: each keeps a thread of the pool that
/// the callbacks of synthesizers run on as well.
@Suite("Speaking and writing", .serialized)
enum SpeakingTests {}
