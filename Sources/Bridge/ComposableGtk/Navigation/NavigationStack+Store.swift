import ComposableArchitecture
import GtkUI

extension NavigationStack {
  /// Creates a stack with a page for each element of a `StackState`.
  ///
  /// ```swift
  /// @Bindable var store: StoreOf<AppFeature>
  /// …
  /// NavigationStack(path: $store.scope(state: \.path, action: \.path)) {
  ///   RootView(store: store)
  /// } destination: { store in
  ///   switch store.case {
  ///   case .detail(let store): DetailView(store: store)
  ///   case .edit(let store): EditView(store: store)
  ///   }
  /// }
  /// ```
  ///
  /// When the user, or the environment's `dismiss` action, pops one or several pages, the stack
  /// sends a single `popFrom(id:)`. A `NavigationLink(state:)` on a page of the stack sends
  /// `push(id:state:)`. If the state of the elements is an `ObservableState`, the stack observes
  /// only the identifiers of the elements.
  ///
  /// - Parameters:
  ///   - path: A binding to the store of the stack.
  ///   - root: The view of the root page.
  ///   - destination: Returns the view of the page of an element.
  public init<State, Action, Destination: View>(
    path: Binding<Store<StackState<State>, StackAction<State, Action>>>,
    @ViewBuilder root: () -> Root,
    @ViewBuilder destination: @escaping @MainActor (_ store: Store<State, Action>) -> Destination
  ) where Data == StackState<State> {
    self.init(
      pages: StackPages(store: path.wrappedValue, root: root(), destination: destination)
    )
  }
}
