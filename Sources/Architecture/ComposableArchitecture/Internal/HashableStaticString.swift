/// A static string that can be an argument of a subscript in a key path.
public struct _HashableStaticString: Hashable, Sendable, ExpressibleByStringLiteral {
  let rawValue: StaticString

  /// Wraps a literal, such as the default argument `#fileID`.
  public init(stringLiteral value: StaticString) {
    rawValue = value
  }

  /// Whether the texts are equal, even if the literals have different addresses.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.rawValue.description == rhs.rawValue.description
  }

  /// Hashes the text, not the address of the literal.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(rawValue.description)
  }
}
