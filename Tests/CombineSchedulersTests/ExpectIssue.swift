import TestSupport
import XCTest

/// Runs an operation, and checks that it reports an issue with a text, and no other issue.
func expectIssue(_ text: String, line: UInt = #line, _ operation: () -> Void) {
  let messages = recordIssues(operation).messages
  XCTAssertEqual(messages.count, 1, line: line)
  XCTAssert(messages.first?.contains(text) == true, "\(messages)", line: line)
}
