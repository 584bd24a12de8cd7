extension DependencyValues {
  /// The default for a key that was not set.
  @usableFromInline
  func defaultValue<Key: TestDependencyKey>(
    for key: Key.Type,
    fileID: StaticString,
    filePath: StaticString,
    line: UInt,
    column: UInt,
    function: StaticString
  ) -> Key.Value {
    let use = DependencyUse(
      member: function,
      location: IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    )
    return defaults.value(for: key, in: self, use: use)
  }

  /// Whether what is set on these values becomes a default.
  @usableFromInline
  var isPreparing: Bool {
    preparation != nil
  }

  /// Makes a value the default for a key.
  @usableFromInline
  func prepare<Key: TestDependencyKey>(
    _ key: Key.Type,
    value: Key.Value,
    fileID: StaticString,
    filePath: StaticString,
    line: UInt,
    column: UInt,
    function: StaticString
  ) {
    guard let preparation else {
      preconditionFailure("Only values that are being prepared have defaults to set.")
    }
    let use = DependencyUse(
      member: function,
      location: IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    )
    defaults.prepare(
      key,
      value: value,
      in: self,
      preparation: preparation,
      use: use
    )
  }

  /// The preparation that these values are part of.
  var preparation: DependencyPreparation? {
    storage.preparation
  }

  /// These values, marked so that what is set on them becomes a default.
  func prepared() -> Self {
    DependencyValues(
      storage: DependencyStorage(top: DependencyPreparation(on: storage.top))
    )
  }

  /// These values without the mark of ``prepared()``.
  func unprepared() -> Self {
    guard let preparation else { return self }
    return DependencyValues(storage: DependencyStorage(top: preparation.parent))
  }
}
