extension CasePathable {
  /// Returns whether this value is in a case.
  ///
  /// ```swift
  /// destinations.filter { $0.is(\.edit) }
  /// ```
  ///
  /// - Parameter keyPath: A case such as `\.edit`, or a case of a payload such as `\.edit.alert`.
  /// - Returns: `true` if the value is in the case, and each further case of the key path is the
  ///   case of the payload before it.
  public func `is`(_ keyPath: PartialCaseKeyPath<Self>) -> Bool {
    guard let erased = Case<Self>()[keyPath: keyPath] as? any ErasedCase else { return false }
    return erased.contains(self)
  }
}
