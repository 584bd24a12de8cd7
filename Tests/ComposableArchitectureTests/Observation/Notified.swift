import ComposableArchitecture
import Observation

/// An observer that records whether it was notified of a change of the values that it has read.
final class Notified: Sendable {
  private let told = LockIsolated(false)
  /// Retained but never called again, because a store that is released notifies no observer.
  private nonisolated(unsafe) let read: () -> Void

  init(_ read: @escaping () -> Void) {
    self.read = read
    withObservationTracking(read) { [told] in told.setValue(true) }
  }

  var isTold: Bool { told.value }
}
