import ComposableArchitecture
import Observation

/// Whether somebody who has read something was told of a change of it.
final class Notified: Sendable {
  private let told = LockIsolated(false)
  /// Kept, and never called again: a store that is let go of tells nobody anything.
  private nonisolated(unsafe) let read: () -> Void

  init(_ read: @escaping () -> Void) {
    self.read = read
    withObservationTracking(read) { [told] in told.setValue(true) }
  }

  var isTold: Bool { told.value }
}
