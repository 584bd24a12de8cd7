/// A setting of the functions `XCTModify` that `TestStore` changes.
package enum XCTModifyLocals {
  /// Whether the test fails if the closure does not change the value.
  @TaskLocal package static var isExhaustive = true
}
