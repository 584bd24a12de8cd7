import IdentifiedCollections

/// An observer of a list that the stores of all elements share. The observer checks each change of
/// the list once. If each store checked the list, the cost of an action of one element would be
/// proportional to the number of stores.
@MainActor
final class ElementChangeObserver<ID: Hashable & Sendable, State, Action> {
  private struct Handler {
    let id: Int
    let call: @MainActor () -> Void
  }

  let core: any StoreCore<IdentifiedArray<ID, State>, IdentifiedAction<ID, Action>>
  private var handlers: [ID: [Handler]] = [:]
  private var next = 0
  private var lastRevision: Revision
  /// Whether a handler was subscribed after a change that has not been checked yet.
  private var hasUncheckedChange = false
  private var subscription: StoreSubscription?

  init(of core: any StoreCore<IdentifiedArray<ID, State>, IdentifiedAction<ID, Action>>) {
    self.core = core
    lastRevision = core.untrackedState?.changes.revision ?? .first
  }

  /// Calls `handler` after each change that may have changed, inserted or removed the element with
  /// the given identifier.
  func subscribe(to id: ID, _ handler: @escaping @MainActor () -> Void) -> StoreSubscription {
    let revision = core.untrackedState?.changes.revision ?? lastRevision
    if subscription == nil {
      lastRevision = revision
      subscription = core.subscribeToOwnChanges { [weak self] in self?.check() }
    } else if revision != lastRevision {
      hasUncheckedChange = true
    }
    next += 1
    let handler = Handler(id: next, call: handler)
    handlers[id, default: []].append(handler)
    return StoreSubscription { [weak self] in self?.remove(handler.id, of: id) }
  }

  private func check() {
    // The list is not retained while handlers are called, so that a change of the list doesn't copy
    // it.
    guard let (ids, changes) = core.untrackedState.map({ ($0.ids, $0.changes) }) else { return }
    let difference =
      hasUncheckedChange ? .anyChange : changes.difference(since: lastRevision)
    lastRevision = changes.revision
    hasUncheckedChange = false
    switch difference {
    case .noChange: break
    case .element(let position): notify(of: ids[position])
    case .anyChange: notifyAll()
    }
  }

  private func notify(of id: ID) {
    for handler in handlers[id] ?? [] where isSubscribed(handler, of: id) {
      handler.call()
    }
  }

  /// Calls all handlers in the order of subscription, independent of the order of the elements.
  private func notifyAll() {
    let all = handlers.flatMap { id, handlers in handlers.map { (id, $0) } }
    for (id, handler) in all.sorted(by: { $0.1.id < $1.1.id }) where isSubscribed(handler, of: id) {
      handler.call()
    }
  }

  /// Returns whether a handler is still subscribed. A handler can remove other handlers while the
  /// handlers are called.
  private func isSubscribed(_ handler: Handler, of id: ID) -> Bool {
    handlers[id]?.contains { $0.id == handler.id } ?? false
  }

  private func remove(_ handler: Int, of id: ID) {
    handlers[id]?.removeAll { $0.id == handler }
    if handlers[id]?.isEmpty ?? false {
      handlers[id] = nil
    }
    if handlers.isEmpty {
      subscription = nil
    }
  }
}
