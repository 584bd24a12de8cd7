import Observation

/// An object that represents one kind of change. Observers track the object, and are notified when
/// the change occurs.
///
/// The type isn't generic, because a key path of a generic type is created again at each use, and
/// creating a key path takes longer than the rest of an observation.
final class ObservedChange: Observable, Sendable {
  private let registrar = ObservationRegistrar()
  // The key path is stored, because each evaluation of a key path literal requires a look-up.
  private let keyPath: any KeyPath<ObservedChange, Void> & Sendable = \.change
  private var change: Void { () }

  /// Tracks the change.
  func access() {
    registrar.access(self, keyPath: keyPath)
  }

  /// Notifies the observers, and then calls `change`, which performs the change.
  func notify(making change: () -> Void = {}) {
    registrar.withMutation(of: self, keyPath: keyPath, change)
  }
}

extension Unmanaged<ObservedChange> {
  /// Tracks the change without retaining the object. The object must be retained elsewhere.
  func access() {
    withUncountedReference { $0.access() }
  }
}
