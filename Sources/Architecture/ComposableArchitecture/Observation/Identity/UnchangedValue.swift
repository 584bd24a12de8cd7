import CasePaths

/// Returns whether the payload of an enum, or a dialog, is an unchanged copy of another value, for
/// types that have no `==` at compile time.
///
/// Most actions don't assign the value, so a value with the same bytes counts as unchanged.
/// Closures and objects are unchanged if both values refer to the same closure or object. The parts
/// of other values are compared, with `==` if possible. If the parts are unknown, the result is
/// `false`.
func isUnchangedValue<Value>(_ value: Value, from other: Value) -> Bool {
  if haveEqualBytes(value, other) { return true }
  // Different references.
  if Value.self is AnyObject.Type { return false }
  if Value.self is any ObservableState.Type { return isContinuation(value, of: other) }
  if let value = value as? any Equatable, !isEqual(value, other) { return false }
  // Equal values with different identifiers, such as two alerts with the same title, are different
  // values.
  if let value = value as? any Identifiable, !hasSameID(value, other) { return false }
  return value is any Equatable || haveUnchangedParts(value, other)
}

/// Returns whether two values consist of the same bytes. Both values exist during the comparison,
/// so that values with the same bytes are copies of the same value. Copies can have different
/// bytes, because the memory between the parts of a value is not copied.
func haveEqualBytes<Value>(_ lhs: Value, _ rhs: Value) -> Bool {
  withUnsafeBytes(of: lhs) { lhs in
    withUnsafeBytes(of: rhs) { rhs in lhs.elementsEqual(rhs) }
  }
}

private func isEqual<Value: Equatable, Other>(_ value: Value, _ other: Other) -> Bool {
  (other as? Value).map { value == $0 } ?? false
}

private func hasSameID<Value: Identifiable, Other>(_ value: Value, _ other: Other) -> Bool {
  (other as? Value).map { value.id == $0.id } ?? false
}

private func haveUnchangedParts<Value>(_ value: Value, _ other: Value) -> Bool {
  // A mirror that the type declares may leave out parts.
  if value is any CustomReflectable { return false }
  let tag = EnumMetadata.tag(of: value)
  guard tag == EnumMetadata.tag(of: other) else { return false }
  let parts = Mirror(reflecting: value).children
  let otherParts = Mirror(reflecting: other).children
  guard parts.count == otherParts.count else { return false }
  // A case without a payload has no parts. Any other value without parts can't be compared.
  if parts.isEmpty { return tag != nil }
  return zip(parts, otherParts).allSatisfy { part, otherPart in
    isUnchangedPart(part.value, otherPart.value)
  }
}

private func isUnchangedPart(_ part: Any, _ other: Any) -> Bool {
  func open<Part>(_ part: Part) -> Bool {
    (other as? Part).map { isUnchangedValue(part, from: $0) } ?? false
  }
  return _openExistential(part, do: open)
}
