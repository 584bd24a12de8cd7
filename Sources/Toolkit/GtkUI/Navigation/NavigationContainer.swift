import Gtk

/// A view that shows the top page of a navigation stack, and a back button in the header.
///
/// The container receives the ids of the pages above the root page, and requests that pages be
/// popped. The pages are pushed and popped only when the ids change. `NavigationStack` and the
/// stacks of the bridge use this container.
package struct NavigationContainer<IDs: RandomAccessCollection, Root: View, Destination: View>: View
where IDs.Element: Hashable {
  package typealias Body = Never
  package typealias ID = IDs.Element

  /// The ids of the pages above the root page, from the first to the top page.
  let ids: IDs

  /// Returns whether the user may pop the top page.
  let canPop: @MainActor () -> Bool

  /// Requests that the page with an id, and all pages above the page, be popped.
  let onPop: @MainActor (ID) -> Void

  /// Returns whether the stack can push the value of a link.
  let canPush: @MainActor (Any) -> Bool

  /// Requests that the page for the value of a link be pushed. Returns `false` if the stack can't
  /// push the value.
  let onPush: @MainActor (Any) -> Bool
  let root: Root
  let destination: @MainActor (ID) -> Destination

  package init(
    ids: IDs,
    canPop: @escaping @MainActor () -> Bool = { true },
    onPop: @escaping @MainActor (ID) -> Void,
    canPush: @escaping @MainActor (Any) -> Bool = { _ in false },
    onPush: @escaping @MainActor (Any) -> Bool = { _ in false },
    @ViewBuilder root: () -> Root,
    @ViewBuilder destination: @escaping @MainActor (ID) -> Destination
  ) {
    self.ids = ids
    self.canPop = canPop
    self.onPop = onPop
    self.canPush = canPush
    self.onPush = onPush
    self.root = root()
    self.destination = destination
  }

  package func makeNode(_ context: NodeContext) -> Node<Self> {
    NavigationNode(self, context)
  }
}
