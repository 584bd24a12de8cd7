import CustomDump

/// A value of a reference that has changed. The reference is retained, so that the address of the
/// reference is not reused.
struct ChangedValue<Value>: SharedChange, @unchecked Sendable {
  let reference: StoredReference<Value>
  var value: Value
  var count = 0

  init(_ reference: StoredReference<Value>, asserted value: Value) {
    self.reference = reference
    self.value = value
  }

  func current() -> any SharedChange {
    var copy = self
    copy.value = reference.storedValue
    return copy
  }

  func difference(from expected: (any SharedChange)?) -> String? {
    let expected = (expected as? ChangedValue)?.value ?? reference.storedValue
    if areKnownEqual(expected, value) { return nil }
    return diff(expected, value, format: .proportional)
  }
}
