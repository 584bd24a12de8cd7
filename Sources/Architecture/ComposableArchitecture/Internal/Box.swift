/// A value on the heap. Call ``makeUnique(_:)`` before a change of the value, so that other
/// references to the box are not affected.
@usableFromInline
final class Box<Value> {
  // NB: Exclusive access is not checked, for the reason that a comment in `RootCore` states. Code
  // that changes `value` has exclusive access to the variable that stores the box.
  @exclusivity(unchecked)
  @usableFromInline
  var value: Value

  @inlinable
  init(_ value: Value) {
    self.value = value
  }

  /// Replaces `box` with a copy if there are other references to `box`.
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
