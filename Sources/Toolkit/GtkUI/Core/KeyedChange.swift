/// The stretch that differs between two lists of ids: between what both begin with and what both end
/// with.
struct KeyedChange<ID: Hashable> {
  /// The index at which the stretch begins in both.
  let start: Int
  let old: ArraySlice<ID>
  let new: ArraySlice<ID>

  /// O(n) comparisons.
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

  /// Returns the old index of an id, by its new index; `nil` if the id was inserted. O(length of the stretch).
  func oldIndex(of index: Int) -> Int? {
    if index < start { return index }
    if index >= new.endIndex { return index - new.count + old.count }
    return old.firstIndex(of: new[index])
  }
}
