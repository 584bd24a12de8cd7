/// An asynchronous sequence of the states of a store or a view store, as returned by `publisher`.
///
/// ```swift
/// for await count in store.publisher.count {
///   label.text = "\(count)"
/// }
/// ```
///
/// An iteration starts with the current state. The iteration then emits the state each time the
/// root store has processed actions, even if the state is unchanged. An action and the actions that
/// its effects send synchronously cause one emission. For a view store, and for a property as in
/// the example, consecutive duplicates are removed.
///
/// Iterations are independent, and each iteration buffers the states that are not consumed yet. An
/// iteration retains the store. A `for await` loop ends only if its task is cancelled, or if the
/// loop is left.
@dynamicMemberLookup
public struct StorePublisher<State>: AsyncSequence {
  /// The elements are states.
  public typealias Element = State
  /// The sequence does not fail.
  public typealias Failure = Never

  typealias Subscribe =
    @MainActor @Sendable (_ receive: @escaping @MainActor (State) -> Void) -> StoreSubscription

  // Retains the store or the view store.
  private let subscribe: Subscribe

  /// - Parameter subscribe: A closure that calls its argument with the current state, and then with
  ///   each later state.
  init(subscribe: @escaping Subscribe) {
    self.subscribe = subscribe
  }

  /// Calls a closure with the current state, and then with each later state, until the result is
  /// cancelled or released.
  @MainActor
  func observe(_ receive: @escaping @MainActor (State) -> Void) -> StoreSubscription {
    subscribe(receive)
  }

  /// The values of a property, without consecutive duplicates.
  public subscript<Value: Equatable>(
    dynamicMember keyPath: KeyPath<State, Value>
  ) -> StorePublisher<Value> {
    // Key paths are immutable.
    nonisolated(unsafe) let keyPath = keyPath
    return StorePublisher<Value> { [subscribe] receive in
      var last: Value?
      return subscribe { state in
        let value = GetterEvaluation.evaluate { state[keyPath: keyPath] }
        guard last != value else { return }
        last = value
        receive(value)
      }
    }
  }

  /// Returns an iterator that starts with the current state, and that buffers all later states.
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
        MainActor.runOrSchedule {
          let subscription = subscribe { state in
            // Safe, because the states are `Sendable` or never leave the main actor. See the
            // conformance below.
            nonisolated(unsafe) let state = state
            continuation.yield(state)
          }
          continuation.onTermination = { _ in MainActor.runOrSchedule { subscription.cancel() } }
        }
      }
      states = stream.makeAsyncIterator()
    }

    /// Waits for the next state, and returns the state. Returns `nil` after the task was cancelled.
    public mutating func next(
      isolation actor: isolated (any Actor)? = #isolation
    ) async -> State? {
      await states.next(isolation: actor)
    }
  }
}

// A publisher of a non-`Sendable` state can't leave the main actor.
extension StorePublisher: Sendable where State: Sendable {}

extension Store {
  /// The states of the store, starting with the current state. See ``StorePublisher``.
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
