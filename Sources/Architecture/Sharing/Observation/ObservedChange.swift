import Observation

/// An object that represents a change, which can be tracked and observed.
final class ObservedChange: Observable, Sendable {
  private let registrar = ObservationRegistrar()
  // Stored, because a key path literal is looked up at each use.
  private let keyPath: any KeyPath<ObservedChange, Void> & Sendable = \.change
  private var change: Void { () }

  /// Tracks the change.
  func access() {
    registrar.access(self, keyPath: keyPath)
  }

  /// Notifies the observers of a change that is about to be made.
  func willChange() {
    registrar.willSet(self, keyPath: keyPath)
  }

  /// Notifies the observers of a change that was made.
  func didChange() {
    registrar.didSet(self, keyPath: keyPath)
  }
}
