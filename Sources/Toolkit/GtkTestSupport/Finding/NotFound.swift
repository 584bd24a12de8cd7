/// An error for a widget that doesn't exist or can't be used, or for input that isn't received. If
/// the widget doesn't exist, the message usually lists the existing widgets.
///
/// A test that does not catch the error fails, in XCTest and in Swift Testing. XCTest does not
/// record where an error was thrown, so the description begins with the line of the test that
/// called the function.
public struct NotFound: Error, CustomStringConvertible {
  /// The reason, without the file and the line.
  public let message: String
  /// The file of the test that called the function.
  public private(set) var filePath: StaticString?
  /// The line of the test that called the function, or 0 if there is no file.
  public private(set) var line: UInt

  init(message: String, filePath: StaticString? = nil, line: UInt = 0) {
    self.message = message
    self.filePath = filePath
    self.line = line
  }

  /// The file, the line and the message, or only the message if there is no file.
  public var description: String {
    filePath.map { "\($0):\(line): \(message)" } ?? message
  }

  /// Runs the body of a function that a test calls. A `NotFound` error of the body is thrown again
  /// with the file and the line of the test, even if the body calls other such functions.
  @MainActor
  static func locating<Result>(
    _ filePath: StaticString,
    _ line: UInt,
    _ body: @MainActor () throws -> Result
  ) throws -> Result {
    do {
      return try body()
    } catch var error as NotFound {
      error.filePath = filePath
      error.line = line
      throw error
    }
  }
}
