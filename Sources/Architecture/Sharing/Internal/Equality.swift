/// Returns whether two values are known to be equal. Values of a type that isn't `Equatable` are
/// never known to be equal.
func areKnownEqual<Value>(_ lhs: Value, _ rhs: Value) -> Bool {
  func open<Known: Equatable>(_ lhs: Known) -> Bool {
    // `rhs` has the type of `lhs`, unless `Value` is an existential type.
    (rhs as? Known).map { lhs == $0 } ?? false
  }
  guard let lhs = lhs as? any Equatable else { return false }
  return open(lhs)
}
