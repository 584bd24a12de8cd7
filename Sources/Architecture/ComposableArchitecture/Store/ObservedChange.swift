import Observation

/// A change that somebody may wait for.
///
/// It is a type of its own because a key path into a generic type is made anew each time it is
/// used, which costs more than everything else about an observation.
final class ObservedChange: Observable, Sendable {
  private let registrar = ObservationRegistrar()
  // At hand: even one that is made once is looked up each time it is written.
  private let keyPath: any KeyPath<ObservedChange, Void> & Sendable = \.change
  private var change: Void { () }

  /// Notes that whoever is being tracked depends on the change.
  func access() {
    registrar.access(self, keyPath: keyPath)
  }

  /// Tells those who depend on the change that it happens, and makes it.
  func notify(making change: () -> Void = {}) {
    registrar.withMutation(of: self, keyPath: keyPath, change)
  }
}

extension Unmanaged<ObservedChange> {
  /// The same, for who has it kept elsewhere: to count a reference would take longer than the rest.
  func access() {
    _withUnsafeGuaranteedRef { $0.access() }
  }
}
