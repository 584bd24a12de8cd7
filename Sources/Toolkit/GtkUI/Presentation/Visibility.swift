/// The visibility of a part of a user interface.
public enum Visibility: Hashable, Sendable, CaseIterable {
  /// The default visibility of the part.
  case automatic
  /// The part is shown.
  case visible
  /// The part is not shown.
  case hidden
}
