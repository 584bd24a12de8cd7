import Gtk

/// How the nearest container arranges the views that are inserted into the container.
enum ChildArrangement: Equatable, Sendable {
  /// The container places the views in a row or a column.
  case along(Orientation)
  /// The container places the views above each other.
  case overlapping
  /// The container does not show transitions, for example because the container places each view in
  /// a row of its own.
  case withoutTransitions

  /// The orientations in which the space of a view changes during a transition.
  var orientations: TransitionBin.Orientations? {
    switch self {
    case .along(.horizontal): .horizontal
    case .along(.vertical): .vertical
    case .overlapping: [.horizontal, .vertical]
    case .withoutTransitions: nil
    }
  }
}
