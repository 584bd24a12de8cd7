import IssueLocations

/// The error that the functions `XCTUnwrap` throw if the enum is in another case.
struct UnwrappingCaseError: Error {}

/// Returns the payload of a case in a test, and fails the test if the enum is in another case.
///
/// ```swift
/// let state = try XCTUnwrap(store.state.destination, case: \.counter)
/// ```
///
/// - Parameters:
///   - enum: A value of the enum.
///   - keyPath: The case.
///   - message: The message to report, in addition to the reason, if the test fails.
///   - fileID: The ID of the file in which failures are reported.
///   - filePath: The path of the file in which failures are reported.
///   - file: An alternative name of `filePath`.
///   - line: The line at which failures are reported.
///   - column: The column at which failures are reported.
/// - Returns: The payload.
/// - Throws: An error if the enum is in another case; the failure is reported first. Also rethrows
///   the error of the expression `enum`.
public func XCTUnwrap<Enum: CasePathable, Case>(
  _ enum: @autoclosure () throws -> Enum,
  case keyPath: CaseKeyPath<Enum, Case>,
  _ message: @autoclosure () -> String = "",
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  file: StaticString? = nil,
  line: UInt = #line,
  column: UInt = #column
) throws -> Case {
  try unwrap(
    `enum`(),
    at: AnyCasePath(keyPath),
    message: message,
    location: IssueLocation(fileID: fileID, filePath: file ?? filePath, line: line, column: column)
  )
}

/// Returns the payload of a case in a test, and fails the test if the enum is in another case.
public func XCTUnwrap<Enum, Case>(
  _ enum: @autoclosure () throws -> Enum,
  case path: AnyCasePath<Enum, Case>,
  _ message: @autoclosure () -> String = "",
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  file: StaticString? = nil,
  line: UInt = #line,
  column: UInt = #column
) throws -> Case {
  try unwrap(
    `enum`(),
    at: path,
    message: message,
    location: IssueLocation(fileID: fileID, filePath: file ?? filePath, line: line, column: column)
  )
}

private func unwrap<Root, Value>(
  _ root: Root,
  at path: AnyCasePath<Root, Value>,
  message: () -> String,
  location: IssueLocation
) throws -> Value {
  guard let value = path.extract(from: root) else {
    location.report(
      """
      XCTUnwrap: expected a "\(typeName(Root.self))" with a payload of type \
      "\(typeName(Value.self))", but the value is \(caseDescription(of: root)).
      """,
      followedBy: message()
    )
    throw UnwrappingCaseError()
  }
  return value
}
