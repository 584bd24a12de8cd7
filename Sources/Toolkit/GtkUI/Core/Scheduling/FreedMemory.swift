import Gtk

/// The memory that dismantled nodes and their widgets have freed.
///
/// The memory is returned to the system one second after many nodes were dismantled, when the main
/// loop is idle. Otherwise, an app that is used for hours would grow slowly, because the C library
/// retains the memory between two objects.
@MainActor
package final class FreedMemory {
  /// The memory of all nodes of the process.
  package static let shared = FreedMemory()

  /// The number of nodes after which the memory is returned, which is about one page.
  package let threshold = 100

  /// How often memory was returned, for tests.
  package private(set) var returnCount = 0

  /// Whether enough nodes were dismantled, and the memory will be returned.
  package var isReturnPending: Bool { source != nil }

  private var dismantledNodes = 0
  private var source: MainLoopSource?

  /// Called after a node was dismantled.
  func nodeWasDismantled() {
    dismantledNodes += 1
    guard dismantledNodes >= threshold, source == nil else { return }
    source = MainLoopSource(after: .seconds(1), priority: .idle) { [weak self] in
      self?.returnToSystem()
    }
  }

  private func returnToSystem() {
    source = nil
    dismantledNodes = 0
    returnCount += 1
    ProcessHeap.returnFreeMemory()
  }
}
