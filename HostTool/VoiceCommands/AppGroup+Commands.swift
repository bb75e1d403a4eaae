internal import AppGroup
internal import CommandLineTool

extension AppGroup {
  /// What the stores hold; a failure ends the command with `storeUnusable`.
  func state() throws(CommandFailure) -> StoreSnapshot {
    do {
      return try snapshot()
    } catch {
      throw CommandFailure(error)
    }
  }

  /// Makes changes in one transaction; a failure ends the command and changes nothing.
  func change<Result>(
    _ body: (borrowing StoreChange) throws -> Result
  ) throws(CommandFailure) -> Result {
    do {
      return try transaction(body)
    } catch let failure as CommandFailure {
      throw failure
    } catch let error as StoreError {
      throw CommandFailure(error)
    } catch {
      throw CommandFailure(.failed, "\(error)")
    }
  }

  /// What is there now, for a look without a transaction.
  func currentState() throws(CommandFailure) -> GroupState {
    do throws(StoreError) {
      let own = try location.writable.map { folder throws(StoreError) in
        try StoreReader(folder).snapshot()
      }
      return GroupState(own: own ?? StoreSnapshot(), lower: try lowerSnapshot())
    } catch {
      throw CommandFailure(error)
    }
  }
}
