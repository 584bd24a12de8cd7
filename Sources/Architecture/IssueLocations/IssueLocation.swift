import IssueReporting

/// The source location of a call or a declaration, at which issues are reported.
///
/// A public function has the four parts as parameters, because the default arguments `#fileID`,
/// `#filePath`, `#line` and `#column` have to be evaluated at the call site. Other code passes a
/// location.
@usableFromInline
package struct IssueLocation: Sendable, CustomStringConvertible {
  @usableFromInline package let fileID: StaticString
  @usableFromInline package let filePath: StaticString
  @usableFromInline package let line: UInt
  @usableFromInline package let column: UInt

  /// Creates a location from the arguments of a public function.
  @inlinable
  package init(fileID: StaticString, filePath: StaticString, line: UInt, column: UInt) {
    self.fileID = fileID
    self.filePath = filePath
    self.line = line
    self.column = column
  }

  /// The file and the line, for the text of an issue.
  @usableFromInline
  package var description: String { "\(fileID):\(line)" }

  /// Reports an issue at this location.
  package func report(_ message: @autoclosure () -> String) {
    reportIssue(message(), fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// Reports an issue at a location, or at the line of this call if the location is `nil`.
  package static func report(_ message: String, at location: IssueLocation?) {
    if let location {
      location.report(message)
    } else {
      reportIssue(message)
    }
  }

  /// Reports an error as an issue at this location.
  package func report(_ error: any Error, _ message: @autoclosure () -> String) {
    reportIssue(error, message(), fileID: fileID, filePath: filePath, line: line, column: column)
  }
}
