import ComposableArchitecture
import GtkUI

// The overloads are disfavored, so that `observe: { $0 }` and `observe: \.name` observe the state.

extension WithViewStore {
  /// Creates a view that observes a value with bindings to properties of the state. See
  /// ``BindingViewState``.
  @_disfavoredOverload
  public init<State, Action>(
    _ store: Store<State, Action>,
    observe toViewState: @escaping (_ state: BindingViewStore<State>) -> ViewState,
    send fromViewAction: @escaping (_ viewAction: ViewAction) -> Action,
    removeDuplicates isDuplicate: @escaping (_ lhs: ViewState, _ rhs: ViewState) -> Bool,
    @ViewBuilder content:
      @escaping @MainActor (_ viewStore: ViewStore<ViewState, ViewAction>)
      -> Content
  ) where ViewAction: BindableAction<State> {
    self.init(
      store: store,
      viewStore: {
        ViewStore(
          store,
          observe: toViewState,
          send: fromViewAction,
          removeDuplicates: isDuplicate
        )
      },
      content: content
    )
  }

  /// Creates a view that observes a value with bindings to properties of the state. The view store
  /// sends the actions of the store.
  @_disfavoredOverload
  public init<State>(
    _ store: Store<State, ViewAction>,
    observe toViewState: @escaping (_ state: BindingViewStore<State>) -> ViewState,
    removeDuplicates isDuplicate: @escaping (_ lhs: ViewState, _ rhs: ViewState) -> Bool,
    @ViewBuilder content:
      @escaping @MainActor (_ viewStore: ViewStore<ViewState, ViewAction>)
      -> Content
  ) where ViewAction: BindableAction<State> {
    self.init(
      store,
      observe: toViewState,
      send: { $0 },
      removeDuplicates: isDuplicate,
      content: content
    )
  }

  /// Creates a view that observes a value with bindings to properties of the state. Values are
  /// compared with `==`.
  @_disfavoredOverload
  public init<State, Action>(
    _ store: Store<State, Action>,
    observe toViewState: @escaping (_ state: BindingViewStore<State>) -> ViewState,
    send fromViewAction: @escaping (_ viewAction: ViewAction) -> Action,
    @ViewBuilder content:
      @escaping @MainActor (_ viewStore: ViewStore<ViewState, ViewAction>)
      -> Content
  ) where ViewAction: BindableAction<State>, ViewState: Equatable {
    self.init(
      store,
      observe: toViewState,
      send: fromViewAction,
      removeDuplicates: { $0 == $1 },
      content: content
    )
  }

  /// Creates a view that observes a value with bindings to properties of the state. The view store
  /// sends the actions of the store. Values are compared with `==`.
  @_disfavoredOverload
  public init<State>(
    _ store: Store<State, ViewAction>,
    observe toViewState: @escaping (_ state: BindingViewStore<State>) -> ViewState,
    @ViewBuilder content:
      @escaping @MainActor (_ viewStore: ViewStore<ViewState, ViewAction>)
      -> Content
  ) where ViewAction: BindableAction<State>, ViewState: Equatable {
    self.init(
      store,
      observe: toViewState,
      send: { $0 },
      removeDuplicates: { $0 == $1 },
      content: content
    )
  }
}
