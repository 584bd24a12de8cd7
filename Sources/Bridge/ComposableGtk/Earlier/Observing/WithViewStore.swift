import ComposableArchitecture
import GtkUI

/// A view that observes the state of a store, or a part of the state, and creates its content from
/// the observed value.
///
/// ```swift
/// WithViewStore(store, observe: \.count) { viewStore in
///   Text("\(viewStore.state)")
/// }
/// ```
///
/// The content is evaluated again when the observed value changes, and when the parent is evaluated
/// again. Changes of the state that do not change the observed value do not evaluate the content.
public struct WithViewStore<ViewState, ViewAction, Content: View>: View {
  private let observed: ObservedViewStore<ViewState, ViewAction>
  private let content: @MainActor (ViewStore<ViewState, ViewAction>) -> Content
  var changes: ChangePrinter<ViewState>?

  init(
    store: AnyObject,
    viewStore: @escaping @MainActor () -> ViewStore<ViewState, ViewAction>,
    content: @escaping @MainActor (ViewStore<ViewState, ViewAction>) -> Content
  ) {
    observed = ObservedViewStore(store: store, make: viewStore)
    self.content = content
  }

  /// Creates a view that observes the value that `toViewState` returns for the state.
  public init<State, Action>(
    _ store: Store<State, Action>,
    observe toViewState: @escaping (_ state: State) -> ViewState,
    send fromViewAction: @escaping (_ viewAction: ViewAction) -> Action,
    removeDuplicates isDuplicate: @escaping (_ lhs: ViewState, _ rhs: ViewState) -> Bool,
    @ViewBuilder content:
      @escaping @MainActor (_ viewStore: ViewStore<ViewState, ViewAction>)
      -> Content
  ) {
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

  /// Creates a view that observes the value that `toViewState` returns for the state. The view
  /// store sends the actions of the store.
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

  /// Creates a view that observes the value that `toViewState` returns for the state. Values are
  /// compared with `==`.
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

  /// Creates a view that observes the value that `toViewState` returns for the state. The view
  /// store sends the actions of the store. Values are compared with `==`.
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

  /// The content, evaluated with the view store. The content is evaluated again when the observed
  /// value changes.
  public var body: Content {
    let _ = changes?.print(observed.viewStore.state)
    content(observed.viewStore)
  }
}
