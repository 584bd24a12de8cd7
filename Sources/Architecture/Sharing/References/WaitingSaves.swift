import ConcurrencyExtras
import Foundation
import Termination

/// A reference whose changes may wait until another thread has saved an earlier change.
protocol SavingReference: AnyObject, Sendable {
  /// Returns when the changes so far are saved, or at the deadline. Returns whether they are saved.
  func finishSaves(by deadline: DispatchTime) -> Bool
}

/// The references whose changes wait for another thread. The references are retained until the
/// changes are saved.
///
/// The thread that has changed such a value does not wait, so the program can end before the key
/// has received the value.
enum WaitingSaves {
  private static let references = Lock<[ObjectIdentifier: any SavingReference]>([:])

  /// How long the program waits. A key may need the waiting thread, and would never finish.
  private static let limit = DispatchTimeInterval.seconds(10)

  static func insert(_ reference: any SavingReference) {
    _ = registration
    references.withLock { $0[ObjectIdentifier(reference)] = reference }
  }

  /// Removes a reference, which the caller retains.
  static func remove(_ reference: any SavingReference) {
    _ = references.withLock { $0.removeValue(forKey: ObjectIdentifier(reference)) }
  }

  /// Returns when the changes so far are passed to their keys, or after a time limit.
  static func flush() {
    let deadline = DispatchTime.now() + limit
    for reference in references.withLock({ Array($0.values) }) {
      // The program waits once for a key that doesn't finish, and not again at the next flush.
      if !reference.finishSaves(by: deadline) { remove(reference) }
    }
  }

  private static let registration: Void = {
    atexit { WaitingSaves.flush() }
    TerminationActions.shared.addHandOver { WaitingSaves.flush() }
    TerminationSignals.addFlush { WaitingSaves.flush() }
    TerminationSignals.installHandlers()
  }()
}
