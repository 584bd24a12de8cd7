import Foundation

extension RangeReplaceableCollection where Self: MutableCollection, Index == Int {
  /// Removes the elements at the offsets that `onDelete` passes to its action. Offsets without an
  /// element are ignored. O(*n*) in the number of elements.
  ///
  /// ```swift
  /// var names = ["Ada", "Alan", "Grace"]
  /// names.remove(atOffsets: [0, 2])  // ["Alan"]
  /// ```
  public mutating func remove(atOffsets offsets: IndexSet) {
    let kept = enumerated().filter { !offsets.contains($0.offset) }
    guard kept.count < count else { return }
    replaceSubrange(startIndex..., with: kept.map(\.element))
  }

  /// Moves the elements at offsets before the element at the offset `destination`. The arguments
  /// are the arguments that `onMove` passes to its action. Offsets without an element are ignored.
  /// O(*n*) in the number of elements.
  ///
  /// ```swift
  /// var names = ["Ada", "Alan", "Grace"]
  /// names.move(fromOffsets: [2], toOffset: 0)  // ["Grace", "Ada", "Alan"]
  /// ```
  public mutating func move(fromOffsets offsets: IndexSet, toOffset destination: Int) {
    let moved = enumerated().filter { offsets.contains($0.offset) }
    guard !moved.isEmpty else { return }
    let kept = enumerated().filter { !offsets.contains($0.offset) }
    let before = kept.prefix { $0.offset < destination }
    let elements = before + moved + kept[before.endIndex...]
    replaceSubrange(startIndex..., with: elements.map(\.element))
  }
}
