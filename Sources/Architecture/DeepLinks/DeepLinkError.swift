/// What is wrong with a link.
public struct DeepLinkError: Error, Equatable, CustomStringConvertible {
  /// The part that is wrong; `nil` if it is missing.
  public let component: String?

  /// Which part of the path it is, counted from 1.
  public let position: Int

  /// What should be there.
  public let expected: String

  public init(component: String?, position: Int, expected: String) {
    self.component = component
    self.position = position
    self.expected = expected
  }

  /// Two sentences for the person who followed the link.
  public var description: String {
    let found = component.map { "is '\($0)'" } ?? "is missing"
    return "Part \(position) of the link \(found). Expected \(expected)."
  }
}

/// Why a part of a link leads nowhere: what should stand in its place.
///
/// ```swift
/// guard let standup = standups[id: id] else {
///   throw DeepLinkMismatch("the id of a stand-up that exists")
/// }
/// ```
public struct DeepLinkMismatch: Error, Equatable, Sendable {
  /// What was expected, as it follows "Expected" in a sentence: "a whole number".
  public let expected: String

  public init(_ expected: String) {
    self.expected = expected
  }
}
