/// The stretch between the common prefix and the common suffix of two lists of ids.
struct KeyedChange<ID: Hashable> {
  /// The index at which the stretch begins in both lists.
  let start: Int
  let old: ArraySlice<ID>
  let new: ArraySlice<ID>

  /// Finds the stretch with O(n) comparisons.
  init(from old: [ID], to new: [ID]) {
    let shorter = min(old.count, new.count)
    var start = 0
    while start < shorter, old[start] == new[start] {
      start += 1
    }
    var common = 0
    while common < shorter - start, old[old.count - common - 1] == new[new.count - common - 1] {
      common += 1
    }
    self.start = start
    self.old = old[start..<(old.count - common)]
    self.new = new[start..<(new.count - common)]
  }

  /// Returns the old index of the id at a new index, or `nil` if the id was inserted. O(length of
  /// the stretch).
  func oldIndex(of index: Int) -> Int? {
    if index < start { return index }
    if index >= new.endIndex { return index - new.count + old.count }
    return old.firstIndex(of: new[index])
  }
}
