import ConcurrencyExtras
import Foundation
import Observation
import Synchronization

/// An observable object that represents the change of a value or of a part of a value.
final class ObservedChange: Observable, Sendable {
  private let registrar = ObservationRegistrar()
  // The key path is stored, because a key path literal is looked up at each use.
  private let keyPath: any KeyPath<ObservedChange, Void> & Sendable = \.change
  private var change: Void { () }
  /// The turn of the last read on the main thread; -1 if there was no read.
  private let lastTurn = Atomic<Int>(-1)
  private let isRepetitionScheduled = Atomic(false)

  /// Tracks a read of the value, so that the reader is notified of the change.
  func access() {
    registrar.access(self, keyPath: keyPath)
    // Before the value is read. The lock of the value orders the store before a later change.
    if MainThread.isCurrent { lastTurn.store(MainTurn.begin(), ordering: .relaxed) }
  }

  /// Notifies the observers of a change that is about to be made.
  func willChange() {
    registrar.willSet(self, keyPath: keyPath)
  }

  /// Notifies the observers of a change that was made.
  func didChange() {
    registrar.didSet(self, keyPath: keyPath)
  }

  /// Whether an observer of the main thread may have read the value, and is not yet installed. The
  /// property must be read before ``willChange()``.
  var mayHaveLateObserver: Bool {
    !MainThread.isCurrent && MainTurn.isCurrent(lastTurn.load(ordering: .relaxed))
  }

  /// Notifies the observers again, on the main thread. Called after ``didChange()``, if an observer
  /// was not installed before ``willChange()``.
  func repeatOnMainThread() {
    guard !isRepetitionScheduled.exchange(true, ordering: .acquiringAndReleasing) else { return }
    DispatchQueue.main.async {
      self.isRepetitionScheduled.store(false, ordering: .sequentiallyConsistent)
      self.willChange()
      self.didChange()
    }
  }

  /// Runs an operation that makes the change, and notifies the observers before and after the
  /// operation.
  func notify(_ operation: () -> Void) {
    let isRepeated = mayHaveLateObserver
    willChange()
    operation()
    didChange()
    // An owner without a lock can be read between the first check and the operation.
    if isRepeated || mayHaveLateObserver { repeatOnMainThread() }
  }
}

extension [ObservedChange] {
  /// Runs an operation that makes the changes, and notifies the observers before and after the
  /// operation. The caller holds the lock that protects the values.
  func notify(_ operation: () -> Void) {
    let late = MainThread.isCurrent ? [] : filter(\.mayHaveLateObserver)
    for change in self { change.willChange() }
    operation()
    for change in self { change.didChange() }
    for change in late { change.repeatOnMainThread() }
  }
}
