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
    return tag(at: index, selectionType) ?? rowID(at: index).flatMap { value($0, selectionType) }
  }

  func selectionValues(at indices: [Int]) -> [AnyHashable?] {
    guard let selectionType else { return indices.map { _ in nil } }
    guard !hasTags else { return indices.map(selectionValue) }
    return rowIDs(at: indices).map { $0.flatMap { value($0, selectionType) } }
  }

  func indices(of values: Set<AnyHashable>, bound: () -> [Int]) -> [Int] {
    guard !values.isEmpty else { return [] }
    guard hasTags else { return indices(ofIDs: values) }
    // Usually, the tag of a row is its id.
    var remaining = values
    var found: Set<Int> = []
    func search(_ indices: some Sequence<Int>) {
      for index in indices where !remaining.isEmpty && !found.contains(index) {
        if let value = selectionValue(at: index), remaining.remove(value) != nil {
          found.insert(index)
        }
      }
    }
    search(indices(ofIDs: values))
    if !remaining.isEmpty {
      if elements.count <= searchLimit { search(0..<elements.count) } else { search(bound()) }
    }
    return found.sorted()
  }

  var unmatchedValues: String? {
    selectionType?.matches(ID.self) == true ? nil : "ids of the type '\(ID.self)'"
  }

  func rowID(at index: Int) -> AnyHashable? {
    index < elements.count ? view.scans.id(elements[index]) : nil
  }

  func rowIDs(at indices: [Int]) -> [AnyHashable?] {
    guard let paged = view.scans.paged else { return indices.map(rowID) }
    let missing = indices.filter { selectedIDs[$0] == nil && $0 < elements.count }
    let ids = zip(missing, paged.ids(elements.data, missing)).compactMap { index, id in
      id.map { (index, $0) }
    }
    let known = selectedIDs.merging(ids) { $1 }
    let selected = Set(indices)
    selectedIDs = known.filter { selected.contains($0.key) }
    return indices.map { known[$0] }
  }

  func indices(ofIDs ids: Set<AnyHashable>) -> [Int] {
    var numbers: [ID: Int] = [:]
    for (number, value) in ids.enumerated() {
      if let id = value.base as? ID { numbers[id] = number }
    }
    guard !numbers.isEmpty else { return [] }
    if let paged = view.scans.paged {
      return paged.allPositions(elements.data, Set(numbers.keys)).sorted()
    }
    return view.scans.positions(elements, 0..<elements.count, numbers).values.sorted()
  }

  private func tag(at index: Int, _ type: SelectionType) -> AnyHashable? {
    guard hasTags else { return nil }
    return RowTag.find(in: view.rowContent.make(elements[index]), type, rowEnvironment)
  }

  private func value(_ id: AnyHashable, _ type: SelectionType) -> AnyHashable? {
    type.matches(ID.self) ? id : type.value(id)
  }
}
