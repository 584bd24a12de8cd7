import ComposableArchitecture
import GtkUI

/// A navigation stack whose pages are the elements of a `StackState`.
///
/// ```swift
/// NavigationStackStore(store.scope(state: \.path, action: \.path)) {
///   RootView(store: store)
/// } destination: { state in
///   switch state {
///   case .detail:
///     CaseLet(\Path.State.detail, action: Path.Action.detail, then: DetailView.init)
///   case .edit:
///     CaseLet(\Path.State.edit, action: Path.Action.edit, then: EditView.init)
///   }
/// }
/// ```
///
/// When the user, or the environment's `dismiss` action, pops one or several pages, the stack sends
/// a single `popFrom(id:)`. A `NavigationLink(state:)` on a page of the stack sends
/// `push(id:state:)`. The stack observes only the identifiers of the elements.
public struct NavigationStackStore<State, Action, Root: View, Destination: View>: View {
  private let store: Store<StackState<State>, StackAction<State, Action>>
  private let root: Root
  private let destination: @MainActor (Store<State, Action>) -> Destination

  /// Creates a stack that shows a page for each element. `destination` returns the page for the
  /// store of an element.
  ///
  /// - Parameters:
  ///   - store: The store of the stack.
  ///   - root: The view of the root page.
  ///   - destination: Returns the view of the page of an element.
  public init(
    _ store: Store<StackState<State>, StackAction<State, Action>>,
    @ViewBuilder root: () -> Root,
    @ViewBuilder destination: @escaping @MainActor (_ store: Store<State, Action>) -> Destination
  ) {
    self.store = store
    self.root = root()
    self.destination = destination
  }

  /// Creates a stack that shows a page for each element. `destination` returns the page for the
  /// state of an element, and is called again if the case of the state changes.
  ///
  /// - Parameters:
  ///   - store: The store of the stack.
  ///   - root: The view of the root page.
  ///   - destination: Returns the view of the page of an element with the given initial state. The
  ///     view is a `switch` with one `CaseLet` for each case.
  public init<Content: View>(
    _ store: Store<StackState<State>, StackAction<State, Action>>,
    @ViewBuilder root: () -> Root,
    @ViewBuilder destination: @escaping @MainActor (_ initialState: State) -> Content
  ) where Destination == SwitchStore<State, Action, Content> {
    self.init(store, root: root) { store in
      SwitchStore(store, content: destination)
    }
  }

  /// A container with a page for the root and a page for each element. Only the identifiers of the
  /// elements are observed.
  public var body: some View {
    WithViewStore(store, observe: \.ids, removeDuplicates: { $0 == $1 }) { viewStore in
      store.pages(viewStore.state, root: root, destination: destination)
    }
  }
}
