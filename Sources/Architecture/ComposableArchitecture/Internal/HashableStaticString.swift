/// A static string that can be an argument of a subscript in a key path.
public struct _HashableStaticString: Hashable, Sendable, ExpressibleByStringLiteral {
  let rawValue: StaticString

  public init(stringLiteral value: StaticString) {
    rawValue = value
  }

  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.rawValue.description == rhs.rawValue.description
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(rawValue.description)
  }
}
