import CustomDump

extension SharedReaderReference: CustomDumpRepresentable {
  /// The value. A dump of a shared value is a dump of the value.
  var customDumpValue: Any { value }
}

// In a difference of dumps, the library shows the change of the value and the number of the object,
// if both sides refer to one object.
extension SharedReaderReference: _CustomDiffObject {
  /// The expected value and the actual value, while a test store compares two states.
  var _customDiffValues: (Any, Any) { sides(self, self) }

  var _objectIdentifier: ObjectIdentifier { id.storage }
}

// CustomDump shows no difference of equal values.
extension SharedReaderReference: Equatable {
  /// Whether the expected value on the left equals the actual value on the right. Values that
  /// aren't `Equatable` are equal if their dumps are equal.
  static func == (lhs: SharedReaderReference, rhs: SharedReaderReference) -> Bool {
    let (lhs, rhs) = sides(lhs, rhs)
    if Value.self is any Equatable.Type { return areKnownEqual(lhs, rhs) }
    return String(customDumping: lhs) == String(customDumping: rhs)
  }
}

private func sides<Value>(
  _ lhs: SharedReaderReference<Value>,
  _ rhs: SharedReaderReference<Value>
) -> (Value, Value) {
  SharedAssertion.current?.sides({ lhs.value }, { rhs.value }) ?? (lhs.value, rhs.value)
}
