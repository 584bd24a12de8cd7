/// The identity of a page of a navigation stack.
enum NavigationScreen<ID: Hashable>: Hashable {
  /// The root page.
  case root
  /// The page of an element of the path.
  case element(ID)
  /// The page of a destination that a lower page presents. The payload is the number of the
  /// presentation.
  case destination(Int)
}
