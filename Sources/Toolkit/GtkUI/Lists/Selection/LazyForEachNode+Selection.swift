/// The ids of the rows, and their values in the selection of the list.
///
/// The tag of a row is found in the view of the row's element, because most rows have no nodes. If
/// the views of the rows can't have tags, no view is created.
extension LazyForEachNode {
  /// The maximum number of elements that are all searched for a tag. If there are more elements, a
  /// row whose tag differs from its id is only selected when GTK has bound the row.
  private var searchLimit: Int { 1_000 }

  func selectionValue(at index: Int) -> AnyHashable? {
    guard let selectionType, index < elements.count else { return nil }
    if let known = knownTags[index] { return known }
    return tag(at: index, selectionType) ?? rowID(at: index).flatMap { value($0, selectionType) }
  }

  func selectionValues(at indices: [Int]) -> [AnyHashable?] {
    guard let selectionType else { return indices.map { _ in nil } }
    guard hasTags else {
      return rowIDs(at: indices).map { $0.flatMap { value($0, selectionType) } }
    }
    knownTags.limitSearches()
    let missing = indices.filter { knownTags[$0] == nil }
    if !missing.isEmpty {
      searchTags { Dictionary(missing.map { ($0, selectionValue(at: $0)) }) { first, _ in first } }
    }
    return indices.map { knownTags[$0] ?? nil }
  }

  func retainSelectionValues(at indices: [Int]) {
    knownTags.retain(indices)
    selectedIDs.retain(indices)
  }

  func indices(of values: SelectionValues, bound: () -> [Int]) -> [Int] {
    guard hasTags else { return indices(ofIDs: values) }
    knownTags.limitSearches()
    var remaining = values.all
    var found: Set<Int> = []
    var new: [Int: AnyHashable?] = [:]
    func search(_ indices: some Sequence<Int>) {
      for index in indices where !remaining.isEmpty && !found.contains(index) {
        if let value = selectionValue(at: index), remaining.remove(value) != nil {
          found.insert(index)
          if knownTags[index] == nil { new[index] = value }
        }
      }
    }
    search(knownTags.indices)
    guard !remaining.isEmpty else { return found.sorted() }
    searchTags {
      // Usually, the tag of a row is its id.
      search(indices(ofIDs: values))
      if !remaining.isEmpty {
        if elements.count <= searchLimit { search(0..<elements.count) } else { search(bound()) }
      }
      return new
    }
    return found.sorted()
  }

  var unmatchedValues: String? {
    selectionType?.matches(ID.self) == true ? nil : "ids of the type '\(ID.self)'"
  }

  func rowID(at index: Int) -> AnyHashable? {
    if let id = selectedIDs[index] { return id }
    return index < elements.count ? view.scans.id(elements[index]) : nil
  }

  func rowIDs(at indices: [Int]) -> [AnyHashable?] {
    guard let paged = view.scans.paged else { return indices.map(rowID) }
    let missing = indices.filter { selectedIDs[$0] == nil && $0 < elements.count }
    if !missing.isEmpty {
      for (index, id) in zip(missing, paged.ids(elements.data, missing)) { selectedIDs[index] = id }
    }
    return indices.map { selectedIDs[$0] }
  }

  func indices(ofIDs values: SelectionValues) -> [Int] {
    let ids = values.ids(of: ID.self)
    guard !ids.isEmpty else { return [] }
    guard let paged = view.scans.paged else {
      let numbers = values.numbers(of: ID.self)
      return view.scans.positions(elements, 0..<elements.count, numbers).values.sorted()
    }
    let positions = paged.allPositions(elements.data, ids)
    for (id, position) in positions { selectedIDs[position] = id }
    return positions.values.sorted()
  }

  /// Searches for tags. If a value that the views read changes, the tags are searched again.
  private func searchTags(_ search: () -> [Int: AnyHashable?]) {
    knownTags.search(for: self, search)
  }

  private func tag(at index: Int, _ type: SelectionType) -> AnyHashable? {
    guard hasTags else { return nil }
    return RowTag.find(
      in: view.rowContent.make(elements[index]),
      type,
      rowEnvironment,
      knownTags.probe ?? TitleProbe()
    )
  }

  private func value(_ id: AnyHashable, _ type: SelectionType) -> AnyHashable? {
    type.matches(ID.self) ? id : type.value(id)
  }
}
