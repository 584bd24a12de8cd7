import ComposableArchitecture
import GtkUI

/// The state of a store, with bindings to the properties that have `@BindingState`. The closure
/// `observe` of a view store creates a view state from this value. See ``BindingViewState``.
@propertyWrapper
@dynamicMemberLookup
public struct BindingViewStore<State> {
  /// The state of the store at the time at which this value was created.
  public let wrappedValue: State
  private let state: @MainActor () -> State
  private let sendBinding: @MainActor (BindingAction<State>) -> Void

  /// Reads the current state of a store, and creates bindings that send actions to the store.
  @MainActor
  public init<Action: BindableAction<State>>(store: Store<State, Action>) {
    self.init(store.withState { $0 }, of: store) { .binding($0) }
  }

  @MainActor
  init<Action>(
    _ value: State,
    of store: Store<State, Action>,
    toAction: @escaping (BindingAction<State>) -> Action
  ) {
    wrappedValue = value
    state = { store.withState { $0 } }
    sendBinding = { store.sendBinding($0, toAction) }
  }

  /// The value itself, so that `$store.$name` is a property for a view state.
  public var projectedValue: Self { self }

  /// A property of the state.
  public subscript<Value>(dynamicMember keyPath: KeyPath<State, Value>) -> Value {
    wrappedValue[keyPath: keyPath]
  }

  /// A property of the state with `@BindingState`, and a binding to the property.
  public subscript<Value: Equatable & Sendable>(
    dynamicMember keyPath: WritableKeyPath<State, BindingState<Value>>
  ) -> BindingViewState<Value> {
    let (state, sendBinding) = (state, sendBinding)
    // Safe, because key paths are immutable.
    nonisolated(unsafe) let keyPath = keyPath
    return BindingViewState(wrappedValue[keyPath: keyPath].wrappedValue) {
      state()[keyPath: keyPath].wrappedValue
    } set: {
      sendBinding(.set(keyPath, $0))
    }
  }
}
