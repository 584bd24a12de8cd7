/// Returns whether a value is in the case of a case path, so that a `switch` can list case paths:
///
/// ```swift
/// switch action {
/// case /Action.saveButtonTapped: "saving"
/// default: "something else"
/// }
/// ```
///
/// - Parameters:
///   - pattern: A case path.
///   - value: A value of the enum.
/// - Returns: `true` if the case path extracts a payload from `value`.
public func ~= <Root, Value>(pattern: AnyCasePath<Root, Value>, value: Root) -> Bool {
  pattern.extract(from: value) != nil
}
