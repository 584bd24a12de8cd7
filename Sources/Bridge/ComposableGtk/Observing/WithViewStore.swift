import ComposableArchitecture
import GtkUI

/// Observes a store, or a part of what it holds, and makes views of it.
///
/// ```swift
/// WithViewStore(store, observe: \.count) { viewStore in
///   Text("\(viewStore.state)")
/// }
/// ```
///
/// The content is made anew when the observed value is no longer the same, and for nothing else.
public struct WithViewStore<ViewState, ViewAction, Content: View>: View {
  private let observed: ObservedViewStore<ViewState, ViewAction>
  private let content: @MainActor (ViewStore<ViewState, ViewAction>) -> Content
  var changes: PrintedChanges<ViewState>?

  /// Observes what `toViewState` makes of the state.
  public init<State, Action>(
    _ store: Store<State, Action>,
    observe toViewState: @escaping (_ state: State) -> ViewState,
    send fromViewAction: @escaping (_ viewAction: ViewAction) -> Action,
    removeDuplicates isDuplicate: @escaping (_ lhs: ViewState, _ rhs: ViewState) -> Bool,
    @ViewBuilder content:
      @escaping @MainActor (_ viewStore: ViewStore<ViewState, ViewAction>)
      -> Content
  ) {
    observed = ObservedViewStore(store: store) {
      ViewStore(
        store,
        observe: toViewState,
        send: fromViewAction,
        removeDuplicates: isDuplicate
      )
    }
    self.content = content
  }

  /// Observes what `toViewState` makes of the state, and sends the store's own actions.
  public init<State>(
    _ store: Store<State, ViewAction>,
    observe toViewState: @escaping (_ state: State) -> ViewState,
    removeDuplicates isDuplicate: @escaping (_ lhs: ViewState, _ rhs: ViewState) -> Bool,
    @ViewBuilder content:
      @escaping @MainActor (_ viewStore: ViewStore<ViewState, ViewAction>)
      -> Content
  ) {
    self.init(
      store,
      observe: toViewState,
      send: { $0 },
      removeDuplicates: isDuplicate,
      content: content
    )
  }

  /// Observes what `toViewState` makes of the state, comparing values with `==`.
  public init<State, Action>(
    _ store: Store<State, Action>,
    observe toViewState: @escaping (_ state: State) -> ViewState,
    send fromViewAction: @escaping (_ viewAction: ViewAction) -> Action,
    @ViewBuilder content:
      @escaping @MainActor (_ viewStore: ViewStore<ViewState, ViewAction>)
      -> Content
  ) where ViewState: Equatable {
    self.init(
      store,
      observe: toViewState,
      send: fromViewAction,
      removeDuplicates: { $0 == $1 },
      content: content
    )
  }

  /// Observes what `toViewState` makes of the state, comparing values with `==`, and sends the
  /// store's own actions.
  public init<State>(
    _ store: Store<State, ViewAction>,
    observe toViewState: @escaping (_ state: State) -> ViewState,
    @ViewBuilder content:
      @escaping @MainActor (_ viewStore: ViewStore<ViewState, ViewAction>)
      -> Content
  ) where ViewState: Equatable {
    self.init(
      store,
      observe: toViewState,
      send: { $0 },
      removeDuplicates: { $0 == $1 },
      content: content
    )
  }

  public var body: Content {
    let _ = changes?.print(observed.viewStore.state)
    content(observed.viewStore)
  }
}
