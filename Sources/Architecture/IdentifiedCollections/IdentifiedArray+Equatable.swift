import OrderedCollections

extension IdentifiedArray: Equatable where Element: Equatable {
  /// Returns whether two arrays have equal elements with equal identifiers in the same order.
  ///
  /// - Complexity: O(*n*), or O(1) if one array is an unchanged copy of the other array.
  @inlinable
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.dictionary == rhs.dictionary
  }
}

extension IdentifiedArray: Hashable where Element: Hashable {
  /// - Complexity: O(*n*)
  @inlinable
  public func hash(into hasher: inout Hasher) {
    hasher.combine(elements)
  }
}
