/// The selection values of the selected rows, by row index.
///
/// To find the tag of a row, the view of the row's element is created. The values are stored, so
/// that an update of the list doesn't search for the tags of all selected rows again. What the
/// views read during the search is observed.
@MainActor
final class KnownTags {
  /// A row without a tag and without a matching id has the value `nil`.
  private var values: [Int: AnyHashable?] = [:]
  private var searches: [Search] = []
  /// The last search, if it has found nothing. What it has read may change, too.
  private var missed: Search?
  /// The probe of the current search.
  private(set) var probe: TitleProbe?

  private struct Search {
    let tracking: Tracking
    /// Retains the objects that the views have observed.
    let probe: TitleProbe
  }

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
    let search = Search(tracking: Tracking(), probe: TitleProbe())
    probe = search.probe
    defer { probe = nil }
    let found = search.tracking.track(body) {
      [weak node, weak tracking = search.tracking] generation in
      guard let node, let tracking else { return }
      UpdateScheduler.invalidate(node) { _ in tracking.isCurrent(generation) }
    }
    if found.isEmpty {
      missed?.tracking.cancel()
      missed = search
    } else {
      values.merge(found) { $1 }
      searches.append(search)
    }
  }

  /// Removes all values if most of the values that the searches have found were removed since then,
  /// so that they are searched again together. Called before the values are used.
  func limitSearches() {
    if searches.count > 100 + values.count { removeAll() }
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
    values.retain(indices)
    if values.isEmpty, !searches.isEmpty { removeAll() }
  }

  func removeAll() {
    searches.forEach { $0.tracking.cancel() }
    searches = []
    missed?.tracking.cancel()
    missed = nil
    values = [:]
  }
}

extension Dictionary where Key == Int {
  /// Removes the values of all rows except some rows, which have values.
  mutating func retain(_ indices: [Int]) {
    guard count > indices.count else { return }
    let retained = Set(indices)
    self = filter { retained.contains($0.key) }
  }
}
