import Foundation

extension RangeReplaceableCollection where Self: MutableCollection, Index == Int {
  /// Removes the elements at offsets, as passed by `onDelete`. Offsets without an element are
  /// ignored. O(*n* · *m*) for *m* offsets in an array of *n* elements.
  public mutating func remove(atOffsets offsets: IndexSet) {
    for offset in offsets.reversed() where indices.contains(startIndex + offset) {
      remove(at: startIndex + offset)
    }
  }

  /// Moves the elements at offsets to the position before `destination`, as passed by `onMove`.
  /// O(*n* · *m*) for *m* offsets in an array of *n* elements.
  public mutating func move(fromOffsets offsets: IndexSet, toOffset destination: Int) {
    let moved = offsets.filter { indices.contains(startIndex + $0) }
    let elements = moved.map { self[startIndex + $0] }
    let insertionOffset = destination - moved.count { $0 < destination }
    remove(atOffsets: IndexSet(moved))
    insert(contentsOf: elements, at: startIndex + Swift.min(Swift.max(insertionOffset, 0), count))
  }
}
