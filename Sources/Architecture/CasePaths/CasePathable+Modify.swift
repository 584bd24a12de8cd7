import IssueReporting

extension CasePathable {
  /// Changes the payload of a case in place.
  ///
  /// ```swift
  /// destination.modify(\.edit) { $0.name = "Blob" }
  /// ```
  ///
  /// If the value is in another case, the method reports an issue and does not change the value.
  ///
  /// - Parameters:
  ///   - keyPath: The case.
  ///   - yield: A closure that changes the payload.
  ///   - fileID: The ID of the file in which issues are reported.
  ///   - filePath: The path of the file in which issues are reported.
  ///   - line: The line at which issues are reported.
  ///   - column: The column at which issues are reported.
  public mutating func modify<Value>(
    _ keyPath: CaseKeyPath<Self, Value>,
    yield: (inout Value) throws -> Void,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) rethrows {
    guard try AnyCasePath(keyPath).modifyIfPresent(&self, yield) == nil else { return }
    reportIssue(
      """
      Tried to modify a payload of type "\(typeName(Value.self))", but the \
      "\(typeName(Self.self))" is \(caseDescription(of: self)).

      The value was not modified. Check the case of the value before the modification, or assign a \
      new value of the enum to change the case.
      """,
      fileID: fileID,
      filePath: filePath,
      line: line,
      column: column
    )
  }
}
