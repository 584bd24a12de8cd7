/// Whether something is to be seen.
public enum Visibility: Hashable, Sendable, CaseIterable {
  /// As is usual in its place.
  case automatic
  case visible
  case hidden
}
