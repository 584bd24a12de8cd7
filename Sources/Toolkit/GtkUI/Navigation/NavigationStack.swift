import Gtk

/// Pages on top of one another, one for each value of a path that is kept elsewhere.
///
/// ```swift
/// @State private var path: [Item] = []
///
/// NavigationStack(path: $path) {
///   ItemList()
/// } destination: { item in
///   ItemDetail(item: item)
/// }
/// ```
///
/// Going back, by whichever way, writes a shorter path to the binding; the page leaves when the path
/// has become shorter.
public struct NavigationStack<Value: Hashable, Root: View, Destination: View>: View {
  private let path: Binding<[Value]>
  private let root: Root
  private let destination: @MainActor (Value) -> Destination

  public init(
    path: Binding<[Value]>,
    @ViewBuilder root: () -> Root,
    @ViewBuilder destination: @escaping @MainActor (Value) -> Destination
  ) {
    self.path = path
    self.root = root()
    self.destination = destination
  }

  public var body: some View {
    NavigationContainer(
      ids: path.wrappedValue.enumerated().map { Place(depth: $0.offset, value: $0.element) },
      onPop: { place in path.wrappedValue = Array(path.wrappedValue.prefix(place.depth)) },
      root: { root },
      destination: { place in destination(place.value) }
    )
  }

  /// A value may be on the path more than once.
  private struct Place: Hashable {
    let depth: Int
    let value: Value
  }
}
