import ShortText

/// The error that is thrown if a link cannot be read.
public struct DeepLinkError: Error, Equatable, CustomStringConvertible {
  /// The incorrect part of the link; `nil` if the part is missing.
  public let component: String?

  /// The position of the part in the path, counted from 1. For an incorrect scheme, the position is
  /// also 1.
  public let position: Int

  /// A description of the expected part.
  public let expected: String

  /// Creates an error about one part of the path of a link. The position is counted from 1, and a
  /// missing part is `nil`.
  public init(component: String?, position: Int, expected: String) {
    self.component = component
    self.position = position
    self.expected = expected
  }

  /// A message of two sentences for the user. It quotes at most 40 characters of the link.
  public var description: String {
    let found = component.map { "is '\($0.shortened)'" } ?? "is missing"
    return "Part \(position) of the link \(found). Expected \(expected)."
  }
}

/// The error that is thrown if a part of a link is not valid. The error describes the expected
/// part.
///
/// ```swift
/// guard let standup = standups[id: id] else {
///   throw DeepLinkMismatch("the id of a stand-up that exists")
/// }
/// ```
public struct DeepLinkMismatch: Error, Equatable, Sendable {
  /// The expected value, as it follows "Expected" in a sentence: "a whole number".
  public let expected: String

  /// Creates an error with a phrase that follows "Expected" in the message for the user.
  public init(_ expected: String) {
    self.expected = expected
  }
}
