import Foundation

extension RangeReplaceableCollection where Self: MutableCollection, Index == Int {
  /// Removes the elements at places, as `onDelete` gives them. Places that there aren't are passed
  /// over. O(n)
  public mutating func remove(atOffsets offsets: IndexSet) {
    for offset in offsets.reversed() where indices.contains(startIndex + offset) {
      remove(at: startIndex + offset)
    }
  }

  /// Moves the elements at places to before another, as `onMove` gives them. O(n)
  public mutating func move(fromOffsets offsets: IndexSet, toOffset destination: Int) {
    let moved = offsets.filter { indices.contains(startIndex + $0) }
    let elements = moved.map { self[startIndex + $0] }
    let place = destination - moved.count { $0 < destination }
    remove(atOffsets: IndexSet(moved))
    insert(contentsOf: elements, at: startIndex + Swift.min(Swift.max(place, 0), count))
  }
}
