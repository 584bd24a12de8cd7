import Dispatch

/// The main queue, which a thread other than the first thread of the process can run.
package enum MainQueue {
  private static let mark = DispatchSpecificKey<Bool>()
  private static let marked: Void = DispatchQueue.main.setSpecific(key: mark, value: true)

  /// Whether the caller runs on the main queue.
  package static var isCurrent: Bool {
    _ = marked
    return DispatchQueue.getSpecific(key: mark) == true
  }
}
