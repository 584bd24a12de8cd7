import OrderedCollections

extension IdentifiedArray: Equatable where Element: Equatable {
  /// Returns whether two arrays have equal elements with equal identifiers in the same order.
  ///
  /// - Complexity: O(*n*). Identifiers or elements that share their storage with the other array
  ///   are not compared individually, so comparing an unchanged copy is O(1).
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
