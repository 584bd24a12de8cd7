import ComposableArchitecture
import GtkUI

/// A view that shows a view for the current case of the state of a store.
///
/// ```swift
/// SwitchStore(store) { state in
///   switch state {
///   case .loggedIn:
///     CaseLet(\Root.State.loggedIn, action: Root.Action.loggedIn, then: HomeView.init)
///   case .loggedOut:
///     CaseLet(\Root.State.loggedOut, action: Root.Action.loggedOut, then: LoginView.init)
///   }
/// }
/// ```
///
/// The content is evaluated again when the case changes, but not when only the payload changes.
public struct SwitchStore<State, Action, Content: View>: View {
  private let store: Store<State, Action>
  private let content: @MainActor (State) -> Content

  /// Creates a view that shows the result of `content` for the state of a store. When the case of
  /// the state changes, `content` is called again. The store is the enclosing store of each
  /// `CaseLet` in the result.
  public init(
    _ store: Store<State, Action>,
    @ViewBuilder content: @escaping @MainActor (_ initialState: State) -> Content
  ) {
    self.store = store
    self.content = content
  }

  /// The content for the current case.
  public var body: some View {
    WithViewStore(
      store,
      observe: { $0 },
      removeDuplicates: { EnumMetadata.tag(of: $0) == EnumMetadata.tag(of: $1) }
    ) { viewStore in
      content(viewStore.state)
        .environment(\.enclosingStore, EnclosingStore(store))
    }
  }
}
