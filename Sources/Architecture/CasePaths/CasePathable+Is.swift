extension CasePathable {
  /// Returns whether this value is in a case.
  ///
  /// ```swift
  /// destinations.filter { $0.is(\.edit) }
  /// ```
  ///
  /// - Parameter keyPath: The case, or a case of its payload: `\.edit`, `\.edit.alert`.
  /// - Returns: `true` if each case of the key path matches.
  public func `is`(_ keyPath: PartialCaseKeyPath<Self>) -> Bool {
    guard let erased = Case<Self>()[keyPath: keyPath] as? any ErasedCase else { return false }
    return erased.contains(self)
  }
}
