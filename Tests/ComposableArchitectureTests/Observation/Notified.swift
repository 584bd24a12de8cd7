import ComposableArchitecture
import Observation

/// Whether somebody who has read something was told of a change of it.
final class Notified: Sendable {
  private let told = LockIsolated(false)

  init(_ read: () -> Void) {
    withObservationTracking(read) { [told] in told.setValue(true) }
  }

  var isTold: Bool { told.value }
}
