import Synchronization

/// The time of the last read of a state that may be observed.
///
/// Reads of properties by reducers are not recorded. The state of a store can't be read by
/// observers while its reducer runs, so each change of a reducer notifies the observers that have
/// read the state before.
package enum LastRead {
  private static let last = Atomic<UInt64>(0)
  private static let reducerCount = Atomic<Int>(0)

  /// The latest revision at the time of the last read.
  package static var revision: Revision {
    Revision(number: last.load(ordering: .relaxed))
  }

  /// Records a read of a store.
  package static func record() {
    let latest = Revision.latest.number
    if last.load(ordering: .relaxed) != latest {
      _ = last.max(latest, ordering: .relaxed)
    }
  }

  /// Records a read of a property, unless a reducer runs. The observer can be registered after this
  /// call, so a store also records a read before the store processes an action.
  package static func recordUnlessReducing() {
    guard !isReducing else { return }
    record()
  }

  /// Whether a store calls its reducer.
  package static var isReducing: Bool { reducerCount.load(ordering: .relaxed) != 0 }

  // Stores call their reducers on the main actor, so no other thread changes the count.

  /// Called before a store calls its reducer.
  @MainActor
  package static func reducerWillRun() {
    reducerCount.store(reducerCount.load(ordering: .relaxed) + 1, ordering: .relaxed)
  }

  /// Called after a store has called its reducer.
  @MainActor
  package static func reducerDidRun() {
    reducerCount.store(reducerCount.load(ordering: .relaxed) - 1, ordering: .relaxed)
  }
}
