import Algorithms

/// A subscription to a store's changes, as returned by ``Store/ifLet(then:else:)``. Cancelling or
/// releasing the subscription ends the subscription.
@MainActor
public final class StoreSubscription {
  private var onCancel: (@MainActor () -> Void)?

  init(onCancel: @escaping @MainActor () -> Void) {
    self.onCancel = onCancel
  }

  /// Ends the subscription. Calling this method again does nothing.
  public func cancel() {
    onCancel?()
    onCancel = nil
  }

  /// Stores the subscription in a set, which retains the subscription.
  public func store(in set: inout Set<StoreSubscription>) {
    set.insert(self)
  }

  isolated deinit {
    onCancel?()
  }
}

extension StoreSubscription: Hashable {
  /// Whether both operands are the same subscription.
  public nonisolated static func == (lhs: StoreSubscription, rhs: StoreSubscription) -> Bool {
    lhs === rhs
  }

  /// Hashes the identity of the subscription.
  public nonisolated func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}

extension Store {
  /// Calls `handler` each time the root store has processed actions, until the subscription is
  /// cancelled or released. The handler can read the state with ``withState(_:)``.
  package func subscribe(_ handler: @escaping @MainActor () -> Void) -> StoreSubscription {
    core.subscribe(handler)
  }
}

/// The handlers that are subscribed to changes, in the order of subscription.
@MainActor
final class StoreSubscribers {
  private var handlers: [(id: Int, call: @MainActor () -> Void)] = []
  private var next = 0

  func insert(_ handler: @escaping @MainActor () -> Void) -> StoreSubscription {
    next += 1
    let id = next
    handlers.append((id, handler))
    return StoreSubscription { [weak self] in self?.remove(id) }
  }

  func notify() {
    if handlers.isEmpty { return }
    // The loop iterates over a copy, because a handler can add or remove handlers. A handler that
    // was removed in the meantime is not called.
    for (id, call) in handlers where index(of: id) != nil {
      call()
    }
  }

  private func remove(_ id: Int) {
    if let index = index(of: id) {
      handlers.remove(at: index)
    }
  }

  /// Returns the index of the handler with the given identifier, or `nil` if the handler was
  /// removed. The identifiers ascend, so the method uses a binary search. O(log n).
  private func index(of id: Int) -> Int? {
    let index = handlers.partitioningIndex { $0.id >= id }
    return index < handlers.count && handlers[index].id == id ? index : nil
  }
}
