import CustomDump

extension StackState: Equatable where Element: Equatable {
  /// Whether both stacks have equal elements with the same identifiers in the same order.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.elements == rhs.elements
  }
}

extension StackState: Hashable where Element: Hashable {
  /// Hashes the elements with their identifiers, in order.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(elements)
  }
}

// Sendability is unchecked, because a box is a mutable object. A shared box is copied before its
// element is changed.
extension StackState: @unchecked Sendable where Element: Sendable {}

extension StackState: Decodable where Element: Decodable {
  /// Decodes an array of elements. The elements have new identifiers.
  public init(from decoder: any Decoder) throws {
    self.init(try [Element](from: decoder))
  }
}

extension StackState: Encodable where Element: Encodable {
  /// Encodes the elements as an array, without the identifiers.
  public func encode(to encoder: any Encoder) throws {
    try Array(self).encode(to: encoder)
  }
}

extension StackState: CustomStringConvertible {
  /// The elements as an array, without their identifiers.
  public var description: String { Array(self).description }
}

extension StackState: CustomDebugStringConvertible {
  /// The type of the stack, and the elements with their identifiers.
  public var debugDescription: String {
    let entries = zip(ids, self).map { "\($0): \(String(reflecting: $1))" }
    return "\(Self.self)([\(entries.joined(separator: ", "))])"
  }
}

extension StackState: CustomDumpReflectable {
  /// A mirror of the stack as a dictionary, with the identifiers as the keys.
  public var customDumpMirror: Mirror {
    Mirror(
      self,
      unlabeledChildren: zip(ids, self).map { (key: $0, value: $1) },
      displayStyle: .dictionary
    )
  }
}
