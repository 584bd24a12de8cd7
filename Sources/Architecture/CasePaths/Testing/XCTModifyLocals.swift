/// What a test harness can change about ``XCTModify(_:case:_:_:fileID:filePath:line:column:)``.
package enum XCTModifyLocals {
  /// Whether leaving a value unchanged is a failure.
  @TaskLocal package static var isExhaustive = true
}
