import Gtk

/// Shows the topmost of a stack of pages, and the ways back.
///
/// It is told which pages there are, by ids, and asks for a page to be left; only a change of the
/// ids moves anything. `NavigationStack` and what the bridge offers are built on it.
package struct NavigationContainer<IDs: RandomAccessCollection, Root: View, Destination: View>: View
where IDs.Element: Hashable {
  package typealias Body = Never
  package typealias ID = IDs.Element

  /// The pages above the root, from the first to the topmost.
  let ids: IDs

  /// Whether all is as it should be for a page to be left by the person who uses it.
  let canPop: @MainActor () -> Bool

  /// Asks for the page with the id, and all above it, to be left.
  let onPop: @MainActor (ID) -> Void

  /// Whether there are pages for what a link has.
  let takes: @MainActor (Any) -> Bool

  /// Asks for a page for what a link has; says whether there are pages for such values.
  let onPush: @MainActor (Any) -> Bool
  let root: Root
  let destination: @MainActor (ID) -> Destination

  package init(
    ids: IDs,
    canPop: @escaping @MainActor () -> Bool = { true },
    onPop: @escaping @MainActor (ID) -> Void,
    takes: @escaping @MainActor (Any) -> Bool = { _ in false },
    onPush: @escaping @MainActor (Any) -> Bool = { _ in false },
    @ViewBuilder root: () -> Root,
    @ViewBuilder destination: @escaping @MainActor (ID) -> Destination
  ) {
    self.ids = ids
    self.canPop = canPop
    self.onPop = onPop
    self.takes = takes
    self.onPush = onPush
    self.root = root()
    self.destination = destination
  }

  package func makeNode(_ context: NodeContext) -> Node<Self> {
    NavigationNode(self, context)
  }
}
