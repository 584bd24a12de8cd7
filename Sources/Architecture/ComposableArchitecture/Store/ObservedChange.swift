import Observation

/// A change that somebody may wait for.
///
/// It is a type of its own because a key path into a generic type is made anew each time it is
/// used, which costs more than everything else about an observation.
final class ObservedChange: Observable, Sendable {
  private let registrar = ObservationRegistrar()
  private var change: Void { () }

  /// Notes that whoever is being tracked depends on the change.
  func access() {
    registrar.access(self, keyPath: \.change)
  }

  /// Tells those who depend on the change that it has happened.
  func notify() {
    registrar.withMutation(of: self, keyPath: \.change) {}
  }
}
