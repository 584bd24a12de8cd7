import Foundation
import OrderedCollections

extension IdentifiedArray {
  /// Moves elements to another place, keeping their order.
  ///
  /// This is what a list reports when the user has dragged rows:
  ///
  /// ```swift
  /// case let .rowsMoved(source, destination):
  ///   state.rows.move(fromOffsets: source, toOffset: destination)
  /// ```
  ///
  /// - Parameters:
  ///   - source: The positions of the elements. Traps if there is no element at one of them.
  ///   - destination: The position, counted before the move, in front of which they end up, up to
  ///     and including `endIndex`. Anything else traps.
  /// - Complexity: O(*n*)
  public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
    dictionary.move(indices: source, to: destination)
  }

  /// Puts the elements that satisfy a predicate behind the others.
  ///
  /// - Returns: The position of the first element that satisfies it, or `endIndex`. The order
  ///   within the two parts is not specified.
  /// - Complexity: O(*n*)
  @inlinable
  public mutating func partition(
    by belongsInSecondPartition: (Element) throws -> Bool
  ) rethrows -> Int {
    try dictionary.partition { try belongsInSecondPartition($0.value) }
  }

  /// Puts the elements into the opposite order.
  ///
  /// - Complexity: O(*n*)
  @inlinable
  public mutating func reverse() {
    dictionary.reverse()
  }

  /// Puts the elements into random order.
  ///
  /// - Complexity: O(*n*)
  @inlinable
  public mutating func shuffle() {
    dictionary.shuffle()
  }

  /// Puts the elements into the order that a generator decides on.
  ///
  /// - Complexity: O(*n*)
  @inlinable
  public mutating func shuffle(using generator: inout some RandomNumberGenerator) {
    dictionary.shuffle(using: &generator)
  }

  /// Sorts the elements.
  ///
  /// - Parameter areInIncreasingOrder: Whether the first element belongs before the second. When it
  ///   throws, the array stays as it is.
  /// - Complexity: O(*n* log *n*)
  @inlinable
  public mutating func sort(
    by areInIncreasingOrder: (Element, Element) throws -> Bool
  ) rethrows {
    try dictionary.sort { try areInIncreasingOrder($0.value, $1.value) }
  }
}

extension IdentifiedArray where Element: Comparable {
  /// Sorts the elements in ascending order.
  ///
  /// - Complexity: O(*n* log *n*)
  @inlinable
  public mutating func sort() {
    sort(by: <)
  }
}
