/// A widget was looked for and is not there, or can't be used. It says what there is instead.
///
/// Thrown out of a test it is the test's failure, in XCTest and in Swift Testing.
public struct NotFound: Error, CustomStringConvertible {
  public let description: String
}
