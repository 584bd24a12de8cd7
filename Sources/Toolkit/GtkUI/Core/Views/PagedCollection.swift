/// A collection whose elements are loaded in pages when they are used, such as the rows of a query
/// of a database.
///
/// After a change, a list compares the ids of all elements of an ordinary collection. For a paged
/// collection, the list calls ``changedRange(from:)`` instead, so that the elements of rows that
/// are not visible are not loaded:
///
/// ```swift
/// struct Lines: PagedCollection {
///   struct Element: Identifiable {
///     let id: Int
///   }
///
///   var startIndex: Int { 0 }
///   var endIndex: Int
///   subscript(position: Int) -> Element { Element(id: position) }
///
///   func changedRange(from earlier: Self) -> (old: Range<Int>, new: Range<Int>)? {
///     let unchanged = Swift.min(count, earlier.count)
///     return count == earlier.count
///       ? nil : (unchanged..<earlier.count, unchanged..<count)
///   }
///
///   func ids(at positions: [Int]) -> [Int?] { positions }
///
///   func loadedPositions(of ids: Set<Int>, in range: Range<Int>) -> [Int: Int] {
///     positions(of: ids.intersection(range))
///   }
///
///   func positions(of ids: Set<Int>) -> [Int: Int] {
///     Dictionary(uniqueKeysWithValues: ids.intersection(indices).map { ($0, $0) })
///   }
/// }
///
/// struct LinesView: View {
///   var body: some View {
///     List(Lines(endIndex: 1_000_000)) { Text("Line \($0.id)") }
///   }
/// }
/// ```
///
/// The ids of the elements should be unique. Unlike for other collections, a list does not search
/// for repeated ids, and shows each element. A `ForEach` outside of a list creates the views of all
/// elements, and therefore loads all elements.
///
/// A slice of a paged collection, such as `lines.dropFirst(10)`, is a paged collection as well.
/// Other derived collections, such as `lines.reversed()`, are not: a list of such a collection
/// loads all elements.
public protocol PagedCollection: RandomAccessCollection where Element: Identifiable, Index == Int {
  /// Returns the stretch of elements that differs from the elements of an earlier value. Both
  /// ranges start at the same distance from the start of their collections.
  ///
  /// Elements that were used recently are compared by their ids. A loaded element before the
  /// stretch has the same distance from the start. A loaded element after the stretch has the same
  /// distance from the end. Elements that are not loaded may be reported as changed or as
  /// unchanged.
  ///
  /// - Parameter earlier: The earlier value.
  /// - Returns: The positions of the earlier elements that are replaced, and the positions of the
  ///   elements that replace them, or `nil` if no loaded element has changed and the counts are
  ///   equal.
  func changedRange(from earlier: Self) -> (old: Range<Int>, new: Range<Int>)?

  /// Returns the ids of the elements at some positions, without loading the elements. A list calls
  /// this method for the selected rows.
  ///
  /// - Parameter positions: The positions, in increasing order.
  /// - Returns: For each position, the id, or `nil` if the element no longer exists.
  func ids(at positions: [Int]) -> [Element.ID?]

  /// Returns the positions of the elements with some ids, among the elements that are loaded.
  ///
  /// - Parameters:
  ///   - ids: The ids.
  ///   - range: The positions to search.
  /// - Returns: The position of each id that was found.
  func loadedPositions(of ids: Set<Element.ID>, in range: Range<Int>) -> [Element.ID: Int]

  /// Returns the positions of the elements with some ids, among all elements. A list calls this
  /// method to select a row, or to scroll to a row, that the app has requested.
  ///
  /// - Parameter ids: The ids. An id can be the id of a removed element.
  /// - Returns: The position of each id that was found.
  func positions(of ids: Set<Element.ID>) -> [Element.ID: Int]

  /// Returns the positions of the elements with some ids, in a range of all elements. A list calls
  /// this method for each slice, with the same ids.
  ///
  /// By default, the method searches all elements.
  ///
  /// - Parameters:
  ///   - ids: The ids.
  ///   - range: The positions to search.
  /// - Returns: The position of each id that was found in the range.
  func positions(of ids: Set<Element.ID>, in range: Range<Int>) -> [Element.ID: Int]

  /// Returns whether the elements are a later version of the elements of an earlier value. If they
  /// are other elements, such as the rows of another query, a list starts at its top.
  ///
  /// By default, the elements are a later version.
  ///
  /// - Parameter earlier: The earlier value.
  /// - Returns: Whether a list keeps its position.
  func isContinuation(of earlier: Self) -> Bool
}

extension PagedCollection {
  /// Returns the positions of the elements with some ids that are in a range.
  public func positions(of ids: Set<Element.ID>, in range: Range<Int>) -> [Element.ID: Int] {
    positions(of: ids).filter { range.contains($0.value) }
  }

  /// Returns `true`: the elements are a later version of the elements of the earlier value.
  public func isContinuation(of earlier: Self) -> Bool { true }
}
