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

  /// Whether an observer of the main thread may have read the value, and is not yet installed. The
  /// property must be read before the notification.
  fileprivate var mayHaveLateObserver: Bool {
    !MainThread.isCurrent && MainTurn.isCurrent(lastTurn.load(ordering: .relaxed))
  }

  /// Notifies the observers of a change that was made. The caller holds no lock.
  ///
  /// The notification follows the change, so that an observer on another thread, which is notified
  /// while this function runs, reads the new value.
  func notify() {
    let isLate = mayHaveLateObserver
    notifyObservers()
    if isLate { repeatOnMainThread() }
  }

  fileprivate func notifyObservers() {
    registrar.willSet(self, keyPath: keyPath)
    registrar.didSet(self, keyPath: keyPath)
  }

  /// Notifies the observers again, on the main thread, if an observer was not installed before the
  /// notification.
  fileprivate func repeatOnMainThread() {
    guard !isRepetitionScheduled.exchange(true, ordering: .acquiringAndReleasing) else { return }
    DispatchQueue.main.async {
      self.isRepetitionScheduled.store(false, ordering: .sequentiallyConsistent)
      self.notifyObservers()
    }
  }
}

extension [ObservedChange] {
  /// Notifies the observers of changes that were made. The caller holds no lock.
  func notify() {
    // An observer that is notified of one change can read again before the next notification.
    let late = MainThread.isCurrent ? [] : filter(\.mayHaveLateObserver)
    for change in self { change.notifyObservers() }
    for change in late { change.repeatOnMainThread() }
  }
}
