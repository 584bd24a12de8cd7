import Observation

/// An observable object that represents the change of a value or of a part of a value.
final class ObservedChange: Observable, Sendable {
  private let registrar = ObservationRegistrar()
  // The key path is stored, because a key path literal is looked up at each use.
  private let keyPath: any KeyPath<ObservedChange, Void> & Sendable = \.change
  private var change: Void { () }

  /// Tracks a read of the value, so that the reader is notified of the change.
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
