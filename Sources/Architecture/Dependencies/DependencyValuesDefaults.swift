import IssueLocations

extension DependencyValues {
  /// Returns the default for a key that was not set.
  @usableFromInline
  func defaultValue<Key: TestDependencyKey>(
    for key: Key.Type,
    function: StaticString,
    at location: IssueLocation
  ) -> Key.Value {
    defaults.value(for: key, in: self, use: DependencyUse(member: function, location: location))
  }

  /// Whether a value that is set on these values becomes a default.
  @usableFromInline
  var isPreparing: Bool {
    preparation != nil
  }

  /// Sets the default for a key.
  @usableFromInline
  func prepare<Key: TestDependencyKey>(
    _ key: Key.Type,
    value: Key.Value,
    function: StaticString,
    at location: IssueLocation
  ) {
    guard let preparation else {
      preconditionFailure("Only values that are being prepared have defaults that can be set.")
    }
    defaults.prepare(
      key,
      value: value,
      in: self,
      preparation: preparation,
      use: DependencyUse(member: function, location: location)
    )
  }

  /// The mark of ``prepared()``, or `nil` if these values are not being prepared.
  var preparation: DependencyPreparation? {
    storage.preparation
  }

  /// Returns these values with a mark. A value that is set on the marked values becomes a default.
  func prepared() -> Self {
    DependencyValues(
      storage: DependencyStorage(top: DependencyPreparation(on: storage.top))
    )
  }

  /// Returns these values without the mark of ``prepared()``.
  func unprepared() -> Self {
    guard let preparation else { return self }
    return DependencyValues(storage: DependencyStorage(top: preparation.parent))
  }
}
