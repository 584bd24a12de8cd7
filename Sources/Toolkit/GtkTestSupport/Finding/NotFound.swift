/// An error that states that a widget doesn't exist or can't be used, and which widgets exist
/// instead.
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

  /// Runs the body of a function that a test calls. An error of the body is thrown as an error of
  /// the line that called the function, even if the body calls other such functions.
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
