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

/// The equality of the values of one type. The conformance to `Equatable` is looked up once.
// A class, because a generic optional of a generic structure looks up its type at each access.
final class Equality<Value> {
  private let witness = EqualityWitness<Value>.self as? any EquatableWitness<Value>.Type

  /// Returns whether two values are known to be equal.
  func areKnownEqual(_ lhs: Value, _ rhs: Value) -> Bool {
    // A value of an existential type can have a dynamic type that is `Equatable`.
    witness?.areEqual(lhs, rhs) ?? Sharing.areKnownEqual(lhs, rhs)
  }
}

/// A type that conforms to `EquatableWitness` if the values are `Equatable`.
private enum EqualityWitness<Value> {}

/// A type that compares the values of another type.
private protocol EquatableWitness<Value> {
  associatedtype Value
  static func areEqual(_ lhs: Value, _ rhs: Value) -> Bool
}

extension EqualityWitness: EquatableWitness where Value: Equatable {
  static func areEqual(_ lhs: Value, _ rhs: Value) -> Bool { lhs == rhs }
}
