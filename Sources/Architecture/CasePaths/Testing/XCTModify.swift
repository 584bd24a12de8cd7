import IssueLocations

/// Changes the wrapped value of an optional in a test, and fails the test if the optional is `nil`.
///
/// ```swift
/// await store.send(.nameChanged("Blob")) {
///   XCTModify(&$0.edit) { $0.name = "Blob" }
/// }
/// ```
///
/// The test also fails if `body` throws, or if `body` does not change an equatable value. In a test
/// store that is not exhaustive, a value that does not change is not a failure.
///
/// - Parameters:
///   - optional: The optional.
///   - message: The message to report, in addition to the reason, if the test fails.
///   - body: A closure that changes the value.
///   - fileID: The ID of the file in which failures are reported.
///   - filePath: The path of the file in which failures are reported.
///   - file: An alternative name of `filePath`.
///   - line: The line at which failures are reported.
///   - column: The column at which failures are reported.
public func XCTModify<Wrapped>(
  _ optional: inout Wrapped?,
  _ message: @autoclosure () -> String = "",
  _ body: (inout Wrapped) throws -> Void,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  file: StaticString? = nil,
  line: UInt = #line,
  column: UInt = #column
) {
  let path = AnyCasePath<Wrapped?, Wrapped>(embed: { .some($0) }, extract: { $0 })
  let location = IssueLocation(
    fileID: fileID,
    filePath: file ?? filePath,
    line: line,
    column: column
  )
  modify(&optional, at: path, message: message, location: location, body)
}

/// Changes the payload of a case of an enum in a test, and fails the test if the enum is in another
/// case.
///
/// ```swift
/// await store.send(.destination(.presented(.counter(.incrementButtonTapped)))) {
///   XCTModify(&$0.destination, case: \.some.counter) { $0.count = 1 }
/// }
/// ```
///
/// The test also fails if `body` throws, or if `body` does not change an equatable payload. In a
/// test store that is not exhaustive, a payload that does not change is not a failure.
///
/// - Parameters:
///   - enum: A value of the enum.
///   - keyPath: The case.
///   - message: The message to report, in addition to the reason, if the test fails.
///   - body: A closure that changes the payload.
///   - fileID: The ID of the file in which failures are reported.
///   - filePath: The path of the file in which failures are reported.
///   - file: An alternative name of `filePath`.
///   - line: The line at which failures are reported.
///   - column: The column at which failures are reported.
public func XCTModify<Enum: CasePathable, Case>(
  _ enum: inout Enum,
  case keyPath: CaseKeyPath<Enum, Case>,
  _ message: @autoclosure () -> String = "",
  _ body: (inout Case) throws -> Void,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  file: StaticString? = nil,
  line: UInt = #line,
  column: UInt = #column
) {
  let location = IssueLocation(
    fileID: fileID,
    filePath: file ?? filePath,
    line: line,
    column: column
  )
  modify(&`enum`, at: AnyCasePath(keyPath), message: message, location: location, body)
}

/// Changes the payload of a case of an enum in a test, and fails the test if the enum is in another
/// case.
///
/// If the enum is ``CasePathable``, prefer the function with a case key path.
public func XCTModify<Enum, Case>(
  _ enum: inout Enum,
  case path: AnyCasePath<Enum, Case>,
  _ message: @autoclosure () -> String = "",
  _ body: (inout Case) throws -> Void,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  file: StaticString? = nil,
  line: UInt = #line,
  column: UInt = #column
) {
  let location = IssueLocation(
    fileID: fileID,
    filePath: file ?? filePath,
    line: line,
    column: column
  )
  modify(&`enum`, at: path, message: message, location: location, body)
}

private func modify<Root, Value>(
  _ root: inout Root,
  at path: AnyCasePath<Root, Value>,
  message: () -> String,
  location: IssueLocation,
  _ body: (inout Value) throws -> Void
) {
  do {
    let isUnchanged: Bool? = try path.modifyIfPresent(&root) { value in
      let before = value
      try body(&value)
      return isEqual(before, value)
    }
    switch isUnchanged {
    case nil:
      location.report(
        """
        XCTModify: expected a "\(typeName(Root.self))" with a payload of type \
        "\(typeName(Value.self))", but the value is \(caseDescription(of: root)).
        """,
        followedBy: message()
      )
    case true? where XCTModifyLocals.isExhaustive:
      location.report(
        """
        XCTModify: expected the closure to change the "\(typeName(Value.self))", but the payload \
        did not change. Remove the call if no change is expected.
        """,
        followedBy: message()
      )
    default:
      break
    }
  } catch {
    location.report("XCTModify: the closure threw an error: \(error)", followedBy: message())
  }
}

/// Returns whether two values are `Equatable` and equal.
private func isEqual<Value>(_ lhs: Value, _ rhs: Value) -> Bool {
  func open<Wrapped: Equatable>(_ lhs: Wrapped) -> Bool { lhs == rhs as? Wrapped }
  guard let lhs = lhs as? any Equatable else { return false }
  return open(lhs)
}
