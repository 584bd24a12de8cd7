/// A value on the heap. If a box has several owners, the box is copied before a change of the
/// value.
@usableFromInline
final class Box<Value> {
  // NB: Unchecked for the same reason as the state of a store; see `RootCore`. Code that changes
  // the value has exclusive access to the value that stores the box.
  @exclusivity(unchecked)
  @usableFromInline
  var value: Value

  @inlinable
  init(_ value: Value) {
    self.value = value
  }

  /// Makes `box` the only reference to its value, so that a change doesn't affect other owners.
  @inlinable
  static func makeUnique(_ box: inout Box) {
    if !isKnownUniquelyReferenced(&box) {
      box = Box(box.value)
    }
  }
}

extension Box: Equatable where Value: Equatable {
  @usableFromInline
  static func == (lhs: Box, rhs: Box) -> Bool {
    lhs === rhs || lhs.value == rhs.value
  }
}

extension Box: Hashable where Value: Hashable {
  @usableFromInline
  func hash(into hasher: inout Hasher) {
    hasher.combine(value)
  }
}
