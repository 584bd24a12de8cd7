/// A reported issue: a failure, or an expected issue, which is not a failure.
package struct RecordedIssue: Sendable {
  package let message: String
  package let isFailure: Bool
  package let fileID: String
  package let line: UInt
}

extension [RecordedIssue] {
  package var messages: [String] { map(\.message) }

  /// Returns the message of an issue, or an empty text if there is no issue at the index. A
  /// subscript would trap, and end the test process.
  package func message(at index: Int) -> String {
    indices.contains(index) ? self[index].message : ""
  }
}
