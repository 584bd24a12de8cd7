/// The values, in the selection of a list, of the rows that are selected, by the indices of the
/// rows.
///
/// To find the tag of a row, the view of the row's element is created. The values are stored, so
/// that an update of the list doesn't search for the tags of all selected rows again. What the
/// views read during the search is observed.
@MainActor
final class KnownTags {
  /// A row without a tag and without a matching id has the value `nil`.
  private var values: [Int: AnyHashable?] = [:]
  private var searches: [Tracking] = []

  /// Returns the value of a row, or `nil` if the value is not known.
  subscript(index: Int) -> AnyHashable?? { values[index] }

  /// The rows whose values are known, in order.
  var indices: [Int] { values.keys.sorted() }

  /// Searches for values.
  ///
  /// - Parameters:
  ///   - node: The node of the rows, which is refreshed when a value that `body` has read changes.
  ///   - body: Returns the values that were found, by the indices of the rows.
  func search(for node: AnyNode, _ body: () -> [Int: AnyHashable?]) {
    let search = Tracking()
    let found = search.track(body) { [weak node, weak search] generation in
      guard let node, let search else { return }
      UpdateScheduler.invalidate(node) { _ in search.isCurrent(generation) }
    }
    if found.isEmpty { return search.cancel() }
    // Each search finds a value. If most of these values were removed since then, all values are
    // searched again.
    if searches.count > 100 + values.count { removeAll() }
    values.merge(found) { $1 }
    searches.append(search)
  }

  /// Moves the values along with their rows.
  ///
  /// - Parameter newIndex: Returns the new index of a row whose element is the same as before, or
  ///   `nil`.
  func move(_ newIndex: (Int) -> Int?) {
    let moved = values.compactMap { index, value in newIndex(index).map { ($0, value) } }
    values = Dictionary(moved) { first, _ in first }
    if values.isEmpty { removeAll() }
  }

  /// Removes the values of all rows except some rows, whose values are known.
  func retain(_ indices: [Int]) {
    guard values.count > indices.count else { return }
    let retained = Set(indices)
    values = values.filter { retained.contains($0.key) }
    if values.isEmpty { removeAll() }
  }

  func removeAll() {
    searches.forEach { $0.cancel() }
    searches = []
    values = [:]
  }
}
