extension CasePathable {
  /// The payload of a case, or `nil` if this value is in another case.
  ///
  /// ```swift
  /// destination[case: \.edit]?.name
  /// ```
  public subscript<Value>(case keyPath: CaseKeyPath<Self, Value>) -> Value? {
    AnyCasePath(keyPath).extract(from: self)
  }

  /// The payload of a case, or `nil` if this value is in another case, for a case key path without
  /// the type of the payload.
  ///
  /// ```swift
  /// let payloads = Destination.allCasePaths.compactMap { destination[case: $0] }
  /// ```
  @_disfavoredOverload
  public subscript(case keyPath: PartialCaseKeyPath<Self>) -> Any? {
    (Case<Self>()[keyPath: keyPath] as? any ErasedCase)?.extract(from: self)
  }

  /// Replaces the payload of a case. Does nothing if this value is in another case.
  ///
  /// ```swift
  /// destination[case: \.edit] = EditFeature.State()
  /// ```
  @_disfavoredOverload
  public subscript<Value>(case keyPath: CaseKeyPath<Self, Value>) -> Value {
    @available(*, unavailable, message: "Write only: the value may be in another case")
    get { preconditionFailure("Write only") }
    set {
      let path = AnyCasePath(keyPath)
      path.modifyIfPresent(&self) { $0 = newValue }
    }
  }

  /// The payload of a case, or `nil` if this value is in another case, with the syntax of a
  /// property.
  ///
  /// An enum that is marked `@dynamicMemberLookup` has these properties:
  ///
  /// ```swift
  /// @CasePathable
  /// @dynamicMemberLookup
  /// enum Destination {
  ///   case edit(EditFeature.State)
  ///   case alert
  /// }
  ///
  /// destination.edit?.name
  /// destinations.compactMap(\.edit)
  /// ```
  public subscript<Value>(
    dynamicMember keyPath: KeyPath<AllCasePaths, AnyCasePath<Self, Value>>
  ) -> Value? {
    Self.allCasePaths[keyPath: keyPath].extract(from: self)
  }

  /// Replaces the payload of a case. Does nothing if this value is in another case.
  @_disfavoredOverload
  public subscript<Value>(
    dynamicMember keyPath: KeyPath<AllCasePaths, AnyCasePath<Self, Value>>
  ) -> Value {
    @available(*, unavailable, message: "Write only: the value may be in another case")
    get { preconditionFailure("Write only") }
    set {
      let path = Self.allCasePaths[keyPath: keyPath]
      path.modifyIfPresent(&self) { $0 = newValue }
    }
  }
}
