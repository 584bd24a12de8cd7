import ComposableArchitecture
import GtkUI

extension ViewStore where ViewAction: BindableAction, ViewAction.State == ViewState {
  /// A binding to a property with `@BindingState`. Setting the binding sends a `BindingAction`.
  ///
  /// ```swift
  /// WithViewStore(store, observe: { $0 }) { viewStore in
  ///   TextField("Name", text: viewStore.$name)
  /// }
  /// ```
  public subscript<Value: Equatable & Sendable>(
    dynamicMember keyPath: WritableKeyPath<ViewState, BindingState<Value>>
  ) -> Binding<Value> {
    Binding(
      get: { self.state[keyPath: keyPath].wrappedValue },
      set: { self.sendBinding(.set(keyPath, $0)) { .binding($0) } }
    )
  }
}

// The overloads below are disfavored, so that `observe: { $0 }` and `observe: \.name` observe the
// state.

extension ViewStore {
  /// Observes a value with bindings to properties of the state. See ``BindingViewState``.
  @_disfavoredOverload
  public convenience init<State, Action>(
    _ store: Store<State, Action>,
    observe toViewState: @escaping (_ state: BindingViewStore<State>) -> ViewState,
    send fromViewAction: @escaping (_ viewAction: ViewAction) -> Action,
    removeDuplicates isDuplicate: @escaping (_ lhs: ViewState, _ rhs: ViewState) -> Bool
  ) where ViewAction: BindableAction<State> {
    self.init(
      store,
      observe: {
        toViewState(BindingViewStore($0, of: store) { fromViewAction(.binding($0)) })
      },
      send: fromViewAction,
      removeDuplicates: isDuplicate
    )
  }

  /// Observes a value with bindings to properties of the state, and sends the actions of the view
  /// to the store without a conversion.
  @_disfavoredOverload
  public convenience init<State>(
    _ store: Store<State, ViewAction>,
    observe toViewState: @escaping (_ state: BindingViewStore<State>) -> ViewState,
    removeDuplicates isDuplicate: @escaping (_ lhs: ViewState, _ rhs: ViewState) -> Bool
  ) where ViewAction: BindableAction<State> {
    self.init(store, observe: toViewState, send: { $0 }, removeDuplicates: isDuplicate)
  }

  /// Observes a value with bindings to properties of the state. Values are compared with `==`.
  @_disfavoredOverload
  public convenience init<State, Action>(
    _ store: Store<State, Action>,
    observe toViewState: @escaping (_ state: BindingViewStore<State>) -> ViewState,
    send fromViewAction: @escaping (_ viewAction: ViewAction) -> Action
  ) where ViewAction: BindableAction<State>, ViewState: Equatable {
    self.init(store, observe: toViewState, send: fromViewAction, removeDuplicates: { $0 == $1 })
  }

  /// Observes a value with bindings to properties of the state, and sends the actions of the view
  /// to the store without a conversion. Values are compared with `==`.
  @_disfavoredOverload
  public convenience init<State>(
    _ store: Store<State, ViewAction>,
    observe toViewState: @escaping (_ state: BindingViewStore<State>) -> ViewState
  ) where ViewAction: BindableAction<State>, ViewState: Equatable {
    self.init(store, observe: toViewState, send: { $0 }, removeDuplicates: { $0 == $1 })
  }
}
