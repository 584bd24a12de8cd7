import Observation

/// An observer of a part of a store's state, or of a value that is computed from the state.
///
/// ```swift
/// let viewStore = ViewStore(store, observe: \.count)
/// ```
///
/// A view that reads a view store observes only the value of the view store, and not the rest of
/// the state.
@dynamicMemberLookup
@MainActor
@preconcurrency
public final class ViewStore<ViewState, ViewAction> {
  private let change = ObservedChange()
  private let sendAction: @MainActor (ViewAction) -> StoreTask
  private let isInvalid: @MainActor () -> Bool
  private var current: ViewState
  private let subscribers = StoreSubscribers()
  private var subscription: StoreSubscription?

  /// Observes a store.
  ///
  /// - Parameters:
  ///   - store: The store.
  ///   - toViewState: Returns the value to observe.
  ///   - fromViewAction: Converts an action of the view to an action of the store.
  ///   - isDuplicate: Returns whether two values are equal for the view. Observers are not notified
  ///     of an equal value.
  public init<State, Action>(
    _ store: Store<State, Action>,
    observe toViewState: @escaping (_ state: State) -> ViewState,
    send fromViewAction: @escaping (_ viewAction: ViewAction) -> Action,
    removeDuplicates isDuplicate: @escaping (_ lhs: ViewState, _ rhs: ViewState) -> Bool
  ) {
    let core = store.core
    let toViewState = { state in GetterEvaluation.evaluate { toViewState(state) } }
    current = toViewState(core.state)
    isInvalid = { core.isInvalid }
    sendAction = { StoreTask(task: core.send(fromViewAction($0))) }
    subscription = core.subscribe { [weak self] in
      guard let self else { return }
      let new = toViewState(core.state)
      guard !isDuplicate(current, new) else { return }
      change.notify { current = new }
      subscribers.notify()
    }
  }

  /// Observes a store, and sends the actions of the view to the store without a conversion.
  public convenience init<State>(
    _ store: Store<State, ViewAction>,
    observe toViewState: @escaping (_ state: State) -> ViewState,
    removeDuplicates isDuplicate: @escaping (_ lhs: ViewState, _ rhs: ViewState) -> Bool
  ) {
    self.init(store, observe: toViewState, send: { $0 }, removeDuplicates: isDuplicate)
  }

  /// Observes a store. Values are compared with `==`.
  public convenience init<State, Action>(
    _ store: Store<State, Action>,
    observe toViewState: @escaping (_ state: State) -> ViewState,
    send fromViewAction: @escaping (_ viewAction: ViewAction) -> Action
  ) where ViewState: Equatable {
    self.init(store, observe: toViewState, send: fromViewAction, removeDuplicates: { $0 == $1 })
  }

  /// Observes a store, and sends the actions of the view to the store without a conversion. Values
  /// are compared with `==`.
  public convenience init<State>(
    _ store: Store<State, ViewAction>,
    observe toViewState: @escaping (_ state: State) -> ViewState
  ) where ViewState: Equatable {
    self.init(store, observe: toViewState, send: { $0 }, removeDuplicates: { $0 == $1 })
  }

  /// The observed value.
  public var state: ViewState {
    change.access()
    return current
  }

  /// The observed values, starting with the current value, without consecutive duplicates. See
  /// ``StorePublisher``.
  public var publisher: StorePublisher<ViewState> {
    StorePublisher { receive in
      receive(self.current)
      return self.subscribers.insert { [weak self] in
        if let self { receive(self.current) }
      }
    }
  }

  /// A property of the observed value. A view that reads the property observes the whole value.
  public subscript<Value>(dynamicMember keyPath: KeyPath<ViewState, Value>) -> Value {
    state[keyPath: keyPath]
  }

  /// Sends an action to the store.
  @discardableResult
  public func send(_ action: ViewAction) -> StoreTask {
    sendAction(action)
  }

  /// Sends an action that sets a property. An issue is reported if no reducer applies the action.
  /// If the state of a scoped store no longer exists, nothing is sent.
  package func sendBinding<State>(
    _ binding: BindingAction<State>,
    _ toAction: (BindingAction<State>) -> ViewAction
  ) {
    binding.send(toAction, isInvalid: isInvalid, by: { send($0) })
  }
}

extension ViewStore: Observable {}

/// A view store of the whole state of the feature `R`.
public typealias ViewStoreOf<R: Reducer> = ViewStore<R.State, R.Action>
