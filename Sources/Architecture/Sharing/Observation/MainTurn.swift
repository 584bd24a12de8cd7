import Foundation
import Synchronization

/// The turns of the main thread. A turn starts with a read of a shared value, and ends when the
/// main thread returns to its queue.
///
/// `withObservationTracking` installs an observer when its closure has returned, and not when the
/// closure reads a value. A change that another thread makes between the read and the installation
/// notifies no observer. An observer of the main thread is installed before the turn of the read
/// ends. Therefore a change by another thread of a value that was read in the current turn is
/// notified again after the turn.
enum MainTurn {
  /// The number of the turn. An odd number belongs to a turn that has not ended.
  private static let number = Atomic<Int>(0)

  /// Returns the number of the current turn, and starts a turn if there is none. Called on the main
  /// thread, which alone changes the number.
  static func begin() -> Int {
    let current = number.load(ordering: .relaxed)
    if current & 1 == 1 { return current }
    number.store(current + 1, ordering: .relaxed)
    DispatchQueue.main.async { number.store(current + 2, ordering: .releasing) }
    return current + 1
  }

  /// Returns whether a turn has not ended.
  static func isCurrent(_ turn: Int) -> Bool {
    number.load(ordering: .acquiring) == turn
  }
}
