/// The payload of an enum, stored in the identity of the enum. The payload has no identity of its
/// own, so that only the payloads of two identities can show whether the payload was replaced.
class PayloadIdentity: @unchecked Sendable {
  // `Sendable` is unchecked, because the compiler can't check the subclass. The payload is never
  // changed, and is read only for comparisons.

  /// Returns whether the observers of the enum need not be notified if this payload replaces
  /// another payload.
  func isUnchanged(from other: PayloadIdentity) -> Bool {
    preconditionFailure("A PayloadIdentity is abstract.")
  }
}

/// The payload of a case of the enum `State`.
final class ValuePayloadIdentity<State, Value>: PayloadIdentity, @unchecked Sendable {
  private let state: State
  private let value: Value
  private let isUnchanged: (_ oldValue: Value, _ newValue: Value) -> Bool

  init(_ value: Value, in state: State, _ isUnchanged: @escaping (Value, Value) -> Bool) {
    self.state = state
    self.value = value
    self.isUnchanged = isUnchanged
  }

  override func isUnchanged(from other: PayloadIdentity) -> Bool {
    guard let other = other as? ValuePayloadIdentity else { return false }
    // The bytes are compared first, because each action compares a payload, and most actions don't
    // assign the payload. A payload that was not assigned is unchanged even if the payload isn't
    // equal to itself. The bytes are the bytes of the enum, because a closure that is passed as a
    // generic argument is wrapped in another closure.
    return haveEqualBytes(other.state, state) || isUnchanged(other.value, value)
      || !(value is any Equatable) && isUnchangedValue(value, from: other.value)
  }
}
