import Foundation
import OrderedCollections

extension IdentifiedArray {
  /// Moves elements to another position, and preserves the order of the moved elements.
  ///
  /// A list reports such a move when the user drags rows:
  ///
  /// ```swift
  /// case let .rowsMoved(source, destination):
  ///   state.rows.move(fromOffsets: source, toOffset: destination)
  /// ```
  ///
  /// - Parameters:
  ///   - source: The positions of the elements. A position without an element traps.
  ///   - destination: The position before which the elements are inserted, counted before the move,
  ///     up to and including `endIndex`. Any other position traps.
  /// - Complexity: O(*n*)
  public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
    dictionary.move(indices: source, to: destination)
  }

  /// Moves the elements that satisfy a predicate behind the other elements.
  ///
  /// - Returns: The position of the first element that satisfies the predicate, or `endIndex`. The
  ///   order within the two parts is not specified.
  /// - Complexity: O(*n*)
  @inlinable
  public mutating func partition(
    by belongsInSecondPartition: (Element) throws -> Bool
  ) rethrows -> Int {
    try dictionary.partition { try belongsInSecondPartition($0.value) }
  }

  /// Reverses the order of the elements.
  ///
  /// - Complexity: O(*n*)
  @inlinable
  public mutating func reverse() {
    dictionary.reverse()
  }

  /// Shuffles the elements.
  ///
  /// - Complexity: O(*n*)
  @inlinable
  public mutating func shuffle() {
    dictionary.shuffle()
  }

  /// Shuffles the elements with a random number generator.
  ///
  /// - Complexity: O(*n*)
  @inlinable
  public mutating func shuffle(using generator: inout some RandomNumberGenerator) {
    dictionary.shuffle(using: &generator)
  }

  /// Sorts the elements.
  ///
  /// - Parameter areInIncreasingOrder: Returns whether the first argument must precede the second
  ///   argument. If the predicate throws, the array does not change.
  /// - Complexity: O(*n* log *n*)
  @inlinable
  public mutating func sort(
    by areInIncreasingOrder: (Element, Element) throws -> Bool
  ) rethrows {
    // If the order does not change, no change is recorded, so that observers are not notified.
    let before = storage.keys
    try storage.sort { try areInIncreasingOrder($0.value, $1.value) }
    if storage.keys != before { changes.recordAnyChange() }
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
