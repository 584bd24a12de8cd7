import OrderedCollections

extension IdentifiedArray: Equatable where Element: Equatable {
  /// Whether two arrays have equal elements under equal ids in the same order.
  ///
  /// - Complexity: O(*n*). Ids, and elements, that share their storage with those of the other
  ///   array are not compared one by one: O(1) for a copy nobody has changed.
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
