import ComposableCombine
import Observation

/// The observation of an `ObservableObject` by a view. A body that calls ``access()`` is evaluated
/// again when the object has notified its observers.
@MainActor
final class ObjectObservation: Observable {
  private enum Progress {
    case idle
    case observing(cancel: () -> Void)
    case ended
  }

  private nonisolated let registrar = ObservationRegistrar()
  private let observe: (@escaping @Sendable () -> Void) -> () -> Void
  private var progress = Progress.idle
  /// A property for the registrar, without a value: the values are those of the object.
  private nonisolated var object: Void { () }

  /// Creates an observation, which observes an object when a body first calls ``access()``.
  init(of object: some ObservableObject) {
    observe = { [weak object] in object?.observeChanges($0) ?? {} }
  }

  isolated deinit {
    end()
  }

  /// Records that the body that is being evaluated reads the object.
  func access() {
    start()
    registrar.access(self, keyPath: \.object)
  }

  /// Stops observing the object. Called when the view is removed.
  func end() {
    if case .observing(let cancel) = progress {
      cancel()
    }
    progress = .ended
  }

  private func start() {
    guard case .idle = progress else { return }
    progress = .observing(cancel: observe { [weak self] in self?.objectWillChange() })
  }

  private nonisolated func objectWillChange() {
    registrar.withMutation(of: self, keyPath: \.object) {}
  }
}
