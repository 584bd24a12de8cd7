import CustomDump

/// A shared value in a dump, which is the value, or in a difference of dumps, which is the change of
/// the value and the number of the reference.
final class SharedDump<Value>: _CustomDiffObject, CustomDumpRepresentable {
  private let reference: SharedReaderReference<Value>

  init(_ reference: SharedReaderReference<Value>) {
    self.reference = reference
  }

  var customDumpValue: Any { reference.value }

  var _customDiffValues: (Any, Any) {
    let value = { self.reference.value as Any }
    return SharedAssertion.current?.sides(value, value) ?? (value(), value())
  }

  var _objectIdentifier: ObjectIdentifier { reference.id.storage }
}

extension SharedReaderReference {
  /// The value in a dump.
  var dump: SharedDump<Value> { SharedDump(self) }
}
