import Observation

/// An object that represents a change, which can be tracked and observed.
///
/// The type isn't generic because a key path into a generic type is created again at each use,
/// which costs more than the rest of an observation.
final class ObservedChange: Observable, Sendable {
  private let registrar = ObservationRegistrar()
  // Stored, because even the key path of a literal that isn't generic is looked up at each use.
  private let keyPath: any KeyPath<ObservedChange, Void> & Sendable = \.change
  private var change: Void { () }

  /// Tracks the change.
  func access() {
    registrar.access(self, keyPath: keyPath)
  }

  /// Notifies the observers, and then calls `change`, which makes the change.
  func notify(making change: () -> Void = {}) {
    registrar.withMutation(of: self, keyPath: keyPath, change)
  }
}

extension Unmanaged<ObservedChange> {
  /// Tracks the change without retaining the object, which is retained elsewhere. Retaining the
  /// object would take longer than the rest of the call.
  func access() {
    withUncountedReference { $0.access() }
  }
}
