/// The states of a store, or of a view store, one after the other: what `publisher` gives.
///
/// ```swift
/// for await count in store.publisher.count {
///   label.text = "\(count)"
/// }
/// ```
///
/// The first is the one at hand when the iteration begins; the others follow as they come, once for
/// all that one action led to, even if nothing is different. Of a property, as in the example, a
/// value is left out that equals the one before it.
///
/// Each iteration is on its own and misses nothing: what it has not come to yet is kept for it. It
/// keeps the store, so that it goes on until its task is cancelled.
@dynamicMemberLookup
public struct StorePublisher<State>: AsyncSequence {
  typealias Subscribe =
    @MainActor @Sendable (_ receive: @escaping @MainActor (State) -> Void) -> StoreSubscription

  // Holds the store.
  private let subscribe: Subscribe

  /// - Parameter subscribe: Calls a closure for the state at hand and for each one that follows.
  init(subscribe: @escaping Subscribe) {
    self.subscribe = subscribe
  }

  /// The values of a property, without those that equal the one before.
  public subscript<Value: Equatable>(
    dynamicMember keyPath: KeyPath<State, Value>
  ) -> StorePublisher<Value> {
    // Key paths are immutable.
    nonisolated(unsafe) let keyPath = keyPath
    return StorePublisher<Value> { [subscribe] receive in
      var last: Value?
      return subscribe { state in
        let value = state[keyPath: keyPath]
        guard last != value else { return }
        last = value
        receive(value)
      }
    }
  }

  public func makeAsyncIterator() -> AsyncIterator {
    AsyncIterator(subscribe)
  }

  /// One iteration over the states of a store.
  public struct AsyncIterator: AsyncIteratorProtocol {
    private var states: AsyncStream<State>.AsyncIterator
    private let subscribe: Subscribe

    fileprivate init(_ subscribe: @escaping Subscribe) {
      self.subscribe = subscribe
      let stream = AsyncStream<State> { continuation in
        MainActor.runSoon {
          let subscription = subscribe { state in
            // The states stay on the main actor, or can be sent: see below.
            nonisolated(unsafe) let state = state
            continuation.yield(state)
          }
          continuation.onTermination = { _ in MainActor.runSoon { subscription.cancel() } }
        }
      }
      states = stream.makeAsyncIterator()
    }

    public mutating func next(
      isolation actor: isolated (any Actor)? = #isolation
    ) async -> State? {
      await states.next(isolation: actor)
    }
  }
}

// Any other publisher stays where it was made, on the main actor.
extension StorePublisher: Sendable where State: Sendable {}

extension Store {
  /// The states of the store, beginning with the one at hand. See ``StorePublisher``.
  public var publisher: StorePublisher<State> {
    StorePublisher { receive in
      let core = self.core
      receive(core.state)
      return core.subscribe { [weak core] in
        if let core { receive(core.state) }
      }
    }
  }
}
