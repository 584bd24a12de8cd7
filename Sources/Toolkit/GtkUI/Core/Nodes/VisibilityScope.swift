/// A part of a window that can be covered, such as a page of a navigation stack.
///
/// The nodes in a covered part are not refreshed until the part is revealed, unless a visible part
/// depends on the covered part.
@MainActor
class VisibilityScope {
  /// Called when ``updatesWhileCovered`` has changed.
  final var onUpdatesWhileCoveredChange: @MainActor () -> Void = {}

  /// Whether the part itself is covered.
  private(set) final var isCovered = false

  /// Whether the part was removed from the window, or is in a removed part. A removed part can
  /// still be visible in a transition.
  final var isRemoved: Bool { wasRemoved || outer?.isRemoved == true }

  private var wasRemoved = false

  /// Whether the part is covered, or is in a covered part.
  final var isHidden: Bool { isCovered || outer?.isHidden == true }

  /// Whether the nodes of the part are refreshed only after the part is revealed.
  final var defersRefresh: Bool {
    isCovered && !updatesWhileCovered || outer?.defersRefresh == true
  }

  /// Whether a visible part depends on the views of this part. This part is then updated even while
  /// this part is covered.
  final var updatesWhileCovered: Bool { dependents > 0 }

  /// The part that contains this part.
  final let outer: VisibilityScope?

  private var dependents = 0
  private var deferred: [ObjectIdentifier: AnyNode] = [:]
  private var observers: [ObjectIdentifier: (order: Int, action: @MainActor () -> Void)] = [:]
  private var observerCount = 0

  init(in outer: VisibilityScope?) {
    self.outer = outer
    outer?.addObserver(self) { [weak self] in self?.visibilityDidChange() }
  }

  isolated deinit {
    outer?.removeObserver(self)
  }

  /// Defers the refresh of a node until the part is revealed.
  final func deferRefresh(of node: AnyNode) {
    deferred[ObjectIdentifier(node)] = node
  }

  /// Cancels the deferred refresh of a node that was refreshed in another way, or was dismantled.
  final func cancelRefresh(of node: AnyNode) {
    deferred.removeValue(forKey: ObjectIdentifier(node))
  }

  /// Marks the part as covered, and notifies the observers.
  final func cover() {
    guard !isCovered else { return }
    isCovered = true
    visibilityDidChange()
  }

  /// Marks the part as removed.
  final func markRemoved() {
    wasRemoved = true
  }

  /// Marks the part as not covered, and notifies the observers. Schedules the deferred refreshes,
  /// unless an outer part defers refreshes.
  final func reveal() {
    guard isCovered else { return }
    isCovered = false
    visibilityDidChange()
  }

  /// Adds an action that is called whenever ``isHidden`` may have changed. Actions are called in
  /// the order in which the actions were added.
  final func addObserver(_ observer: AnyObject, _ action: @escaping @MainActor () -> Void) {
    observerCount += 1
    observers[ObjectIdentifier(observer)] = (observerCount, action)
  }

  /// Removes the action of an observer. The scope doesn't retain its observers.
  final func removeObserver(_ observer: AnyObject) {
    observers.removeValue(forKey: ObjectIdentifier(observer))
  }

  private func visibilityDidChange() {
    if !defersRefresh {
      let deferred = deferred.values
      self.deferred = [:]
      for node in deferred {
        UpdateScheduler.shared.insert(node)
      }
    }
    for observer in observers.values.sorted(by: { $0.order < $1.order }) {
      observer.action()
    }
  }

  /// Begins to update the part even while the part is covered. The effect lasts until
  /// ``endUpdatesWhileCovered()`` has been called as often as this method.
  final func beginUpdatesWhileCovered() {
    dependents += 1
    if dependents == 1 {
      onUpdatesWhileCoveredChange()
      visibilityDidChange()
    }
  }

  /// Ends the effect of a call of ``beginUpdatesWhileCovered()``.
  final func endUpdatesWhileCovered() {
    dependents -= 1
    if dependents == 0 {
      onUpdatesWhileCoveredChange()
    }
  }
}
