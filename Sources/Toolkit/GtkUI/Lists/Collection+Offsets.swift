import Foundation

extension RangeReplaceableCollection where Self: MutableCollection, Index == Int {
  /// Removes the elements at the offsets that `onDelete` passes to its action. Offsets without an
  /// element are ignored. O(*n* · *m*) for *m* offsets in an array of *n* elements.
  public mutating func remove(atOffsets offsets: IndexSet) {
    for offset in offsets.reversed() where indices.contains(startIndex + offset) {
      remove(at: startIndex + offset)
    }
  }

  /// Moves the elements at offsets before the element at the offset `destination`. The arguments
  /// are the arguments that `onMove` passes to its action. Offsets without an element are ignored.
  /// O(*n* · *m*) for *m* offsets in an array of *n* elements.
  public mutating func move(fromOffsets offsets: IndexSet, toOffset destination: Int) {
    let moved = offsets.filter { indices.contains(startIndex + $0) }
    let elements = moved.map { self[startIndex + $0] }
    let insertionOffset = destination - moved.count { $0 < destination }
    remove(atOffsets: IndexSet(moved))
    insert(contentsOf: elements, at: startIndex + Swift.min(Swift.max(insertionOffset, 0), count))
  }
}
