/// The settings of ``XCTModify(_:case:_:_:fileID:filePath:line:column:)`` that a test harness can
/// change.
package enum XCTModifyLocals {
  /// Whether an unchanged value is a failure.
  @TaskLocal package static var isExhaustive = true
}
