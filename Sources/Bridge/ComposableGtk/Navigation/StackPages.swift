import ComposableArchitecture
import GtkUI

/// A view with a root page and a page for each element of a `StackState`. The view observes the
/// identifiers of the elements.
struct StackPages<State, Action, Root: View, Destination: View>: View {
  let store: Store<StackState<State>, StackAction<State, Action>>
  let root: Root
  let destination: @MainActor (Store<State, Action>) -> Destination

  var body: some View {
    store.pages(store.state.ids, root: root, destination: destination)
  }
}

extension Store {
  /// Returns a container with the root page and a page for each element of a stack.
  ///
  /// When the user, or the environment's `dismiss` action, pops one or several pages, the container
  /// sends a single `popFrom(id:)`. A `NavigationLink(state:)` on a page sends `push(id:state:)`.
  ///
  /// - Parameters:
  ///   - ids: The identifiers of the elements, which the caller observes.
  ///   - root: The view of the root page.
  ///   - destination: Returns the view of the page of an element.
  ///
  /// - Returns: A view that shows the top page.
  func pages<Element, ElementAction>(
    _ ids: some RandomAccessCollection<StackElementID>,
    root: some View,
    destination: @escaping @MainActor (_ store: Store<Element, ElementAction>) -> some View
  ) -> some View
  where State == StackState<Element>, Action == StackAction<Element, ElementAction> {
    NavigationContainer(
      ids: ids,
      onPop: { id in self.send(.popFrom(id: id)) },
      canPush: { $0 is Element },
      onPush: { value in
        guard let element = value as? Element else { return false }
        @Dependency(\.stackElementID) var stackElementID
        self.send(.push(id: stackElementID.next(), state: element))
        return true
      },
      root: { root },
      destination: { id in
        if let element: Store<Element, ElementAction> = self.element(id) {
          destination(element)
        }
      }
    )
  }

  private func element<Element, ElementAction>(
    _ id: StackElementID
  ) -> Store<Element, ElementAction>?
  where State == StackState<Element>, Action == StackAction<Element, ElementAction> {
    scope(id: id, state: { $0[id: id] }, action: { .element(id: id, action: $0) })
  }
}
