import ConcurrencyExtras
import CustomDump

extension SharedReaderReference: CustomDumpRepresentable {
  /// The value. A dump of a shared value is a dump of the value.
  var customDumpValue: Any { value }
}

// If both sides of a difference refer to one object, CustomDump shows the difference of the values
// and a number for the object.
extension SharedReaderReference: _CustomDiffObject {
  /// The expected value and the actual value, while a test store compares two states.
  var _customDiffValues: (Any, Any) { sides(self, self) }

  // Two references to one part of a value are one object. CustomDump shows an object only once, so
  // different parts of one value are different objects.
  var _objectIdentifier: ObjectIdentifier {
    guard !id.path.isEmpty else { return id.storage }
    return ObjectIdentifier(PartObject.all.value(for: id) { PartObject() })
  }
}

/// The object that represents a part of a shared value in differences.
///
/// The objects are never released. Only failures of tests create such objects.
private final class PartObject: Sendable {
  static let all = HashTable<SharedReferenceID, PartObject>()
}

// The conformance is required because CustomDump shows no difference of equal values.
extension SharedReaderReference: Equatable {
  /// Returns whether the values are equal. While a test store compares two states, the left value
  /// is the expected value and the right value is the actual value. Values that aren't `Equatable`
  /// are equal if their dumps are equal.
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
