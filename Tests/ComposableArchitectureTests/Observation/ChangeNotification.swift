import ComposableArchitecture
import Observation

/// An observer that records whether it was notified of a change of the values that it has read.
final class ChangeNotification: Sendable {
  private let wasNotified = LockIsolated(false)
  /// Retains the stores that the closure reads, because a released store notifies no observer.
  private nonisolated(unsafe) let read: () -> Void

  init(_ read: @escaping () -> Void) {
    self.read = read
    withObservationTracking(read) { [wasNotified] in wasNotified.setValue(true) }
  }

  var isNotified: Bool { wasNotified.value }
}
