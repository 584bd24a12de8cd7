/// What is shown on one page of a navigation stack, by identity.
enum NavigationScreen<ID: Hashable>: Hashable {
  /// The page at the bottom.
  case root
  /// The page of an element of the path.
  case element(ID)
  /// The page of a destination that a page below declares, by the number of its presentation.
  case destination(Int)
}
