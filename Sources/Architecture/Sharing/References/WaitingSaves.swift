import ConcurrencyExtras
import Foundation
import Termination

/// A reference whose changes may wait until another thread has saved an earlier change.
protocol SavingReference: AnyObject, Sendable {
  /// Returns when the changes so far are saved, or at the deadline.
  func finishSaves(by deadline: DispatchTime)
}

/// The references whose changes wait for another thread. The references are retained until the
/// changes are saved.
///
/// The thread that has changed such a value does not wait, so the program can end before the key
/// has received the value.
enum WaitingSaves {
  private static let references = Lock<[ObjectIdentifier: any SavingReference]>([:])

  /// The time after which the program ends without the changes, for keys that need the thread that
  /// ends the program.
  private static let limit = DispatchTimeInterval.seconds(10)

  static func insert(_ reference: any SavingReference) {
    _ = registration
    references.withLock { $0[ObjectIdentifier(reference)] = reference }
  }

  /// Removes a reference, which the caller retains.
  static func remove(_ reference: any SavingReference) {
    _ = references.withLock { $0.removeValue(forKey: ObjectIdentifier(reference)) }
  }

  /// Returns when the changes so far are saved, or after a time limit.
  static func flush() {
    let deadline = DispatchTime.now() + limit
    for reference in references.withLock({ Array($0.values) }) {
      reference.finishSaves(by: deadline)
    }
  }

  private static let registration: Void = {
    atexit { WaitingSaves.flush() }
    TerminationActions.shared.addFlush { WaitingSaves.flush() }
  }()
}
