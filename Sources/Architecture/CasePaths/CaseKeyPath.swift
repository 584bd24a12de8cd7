/// A key path from an enum to the payload of one of its cases.
///
/// A case key path is an ordinary `KeyPath`, which supports comparison, hashing and appending. The
/// identity is `\.self`. A call of a case key path returns a value of the enum:
///
/// ```swift
/// let edit: CaseKeyPath<Destination, EditFeature.State> = \.edit
/// let destination = edit(EditFeature.State())
/// ```
public typealias CaseKeyPath<Root, Value> = KeyPath<Case<Root>, Case<Value>>

/// A ``CaseKeyPath`` without the type of the payload.
public typealias PartialCaseKeyPath<Root> = PartialKeyPath<Case<Root>>

extension KeyPath {
  /// Embeds a payload in the enum.
  ///
  /// - Parameter value: The payload of the case.
  /// - Returns: A value of the enum in this case.
  public func callAsFunction<Enum, Payload>(_ value: Payload) -> Enum
  where Root == Case<Enum>, Value == Case<Payload> {
    AnyCasePath(self).embed(value)
  }

  /// Returns the value of the enum in this case, which has no payload.
  public func callAsFunction<Enum>() -> Enum where Root == Case<Enum>, Value == Case<Void> {
    AnyCasePath(self).embed(())
  }
}

extension _AppendKeyPath {
  /// Embeds a value in the enum, if the value has the type of the case's payload.
  ///
  /// - Parameter value: Any value.
  /// - Returns: A value of the enum in this case, or `nil` if `value` has another type.
  public func callAsFunction<Enum>(_ value: Any) -> Enum? where Self == PartialCaseKeyPath<Enum> {
    guard let erased = Case<Enum>()[keyPath: self] as? any ErasedCase else { return nil }
    return erased.embed(value, in: Enum.self)
  }
}

/// Returns whether a value is in the case of a case key path, so that a `switch` can list case key
/// paths:
///
/// ```swift
/// switch destination {
/// case \.edit: "editing"
/// default: "something else"
/// }
/// ```
public func ~= <Root: CasePathable>(pattern: PartialCaseKeyPath<Root>, value: Root) -> Bool {
  value.is(pattern)
}
