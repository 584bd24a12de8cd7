/// A value on the heap, copied when it is changed while somebody else has it.
@usableFromInline
final class Box<Value> {
  // NB: Unchecked for the reason that a store's state is; see `RootCore`. Whoever has the box has
  // exclusive access to what holds it.
  @exclusivity(unchecked)
  @usableFromInline
  var value: Value

  @inlinable
  init(_ value: Value) {
    self.value = value
  }

  /// Makes `box` the only reference to its value, so that changing it changes nobody else's.
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
