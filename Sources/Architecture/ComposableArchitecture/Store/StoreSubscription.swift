/// Somebody's place among those that hear of a store's changes, such as
/// ``Store/ifLet(then:else:)`` gives. Nothing is heard any more when it is cancelled, or released.
@MainActor
public final class StoreSubscription {
  private var onCancel: (@MainActor () -> Void)?

  init(onCancel: @escaping @MainActor () -> Void) {
    self.onCancel = onCancel
  }

  /// Ends the subscription. Doing so again does nothing.
  public func cancel() {
    onCancel?()
    onCancel = nil
  }

  /// Keeps the subscription in a set, for as long as that lasts.
  public func store(in set: inout Set<StoreSubscription>) {
    set.insert(self)
  }

  isolated deinit {
    onCancel?()
  }
}

extension StoreSubscription: Hashable {
  public nonisolated static func == (lhs: StoreSubscription, rhs: StoreSubscription) -> Bool {
    lhs === rhs
  }

  public nonisolated func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}

extension Store {
  /// Calls `handler` after each change of the state, as long as the subscription is kept. What the
  /// state is now is to be read with ``withState(_:)``: nothing is copied.
  package func subscribe(_ handler: @escaping @MainActor () -> Void) -> StoreSubscription {
    core.subscribe(handler)
  }
}

/// Handlers in the order in which they subscribed.
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
    // A copy: handlers come and go while others are called. One that left in the meantime is not
    // called any more.
    for (id, call) in handlers where index(of: id) != nil {
      call()
    }
  }

  private func remove(_ id: Int) {
    if let index = index(of: id) {
      handlers.remove(at: index)
    }
  }

  /// The ids ascend, so that a handler is found by halving. O(log n).
  private func index(of id: Int) -> Int? {
    var (low, high) = (0, handlers.count)
    while low < high {
      let middle = (low + high) / 2
      if handlers[middle].id < id {
        low = middle + 1
      } else {
        high = middle
      }
    }
    return low < handlers.count && handlers[low].id == id ? low : nil
  }
}
