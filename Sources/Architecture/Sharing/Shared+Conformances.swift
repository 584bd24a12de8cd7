import CustomDump

extension Shared: Equatable where Value: Equatable {
  /// Returns whether the current values are equal.
  ///
  /// While a test store compares the expected state with the actual state, the value on the left is
  /// the value that the test expects, and the value on the right is the actual value.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    SharedAssertion.areEqual({ lhs.reference.value }, { rhs.reference.value })
  }
}

extension SharedReader: Equatable where Value: Equatable {
  /// Returns whether the current values are equal.
  ///
  /// While a test store compares the expected state with the actual state, the value on the left is
  /// the value that the test expects, and the value on the right is the actual value.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    SharedAssertion.areEqual({ lhs.reference.value }, { rhs.reference.value })
  }
}

extension SharedAssertion {
  fileprivate static func areEqual<Value: Equatable>(
    _ lhs: () -> Value,
    _ rhs: () -> Value
  ) -> Bool {
    guard let assertion = current else { return lhs() == rhs() }
    let (expected, actual) = assertion.sides(lhs, rhs)
    return expected == actual
  }
}

extension Shared: Hashable where Value: Hashable {
  /// Hashes the current value. A later change of the value changes the hash.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(wrappedValue)
  }
}

extension SharedReader: Hashable where Value: Hashable {
  /// Hashes the current value. A later change of the value changes the hash.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(wrappedValue)
  }
}

extension Shared: Identifiable where Value: Identifiable {
  /// The identity of the current value.
  public var id: Value.ID { wrappedValue.id }
}

extension SharedReader: Identifiable where Value: Identifiable {
  /// The identity of the current value.
  public var id: Value.ID { wrappedValue.id }
}

extension Shared: Decodable where Value: Decodable {
  /// Creates a reference to a new value, which is decoded from `decoder`.
  public init(from decoder: any Decoder) throws {
    self.init(reference: StoredReference(try Value(from: decoder)))
  }
}

extension Shared: Encodable where Value: Encodable {
  /// Encodes the current value.
  public func encode(to encoder: any Encoder) throws {
    try wrappedValue.encode(to: encoder)
  }
}

extension SharedReader: Encodable where Value: Encodable {
  /// Encodes the current value.
  public func encode(to encoder: any Encoder) throws {
    try wrappedValue.encode(to: encoder)
  }
}

extension Shared: CustomStringConvertible {
  /// The type and the key, such as `Shared<Int>(.inMemory("count"))`; without a key, the type and
  /// the current value, such as `Shared<Int>(value: 0)`.
  public var description: String { "\(Self.self)(\(reference.origin))" }
}

extension SharedReader: CustomStringConvertible {
  /// The type and the key, such as `SharedReader<Int>(.inMemory("count"))`; without a key, the type
  /// and the current value, such as `SharedReader<Int>(value: 0)`.
  public var description: String { "\(Self.self)(\(reference.origin))" }
}

extension Shared: CustomDumpRepresentable {
  /// The reference. A dump of the reference is a dump of the current value. In the difference of
  /// two states, the library also shows the number of the reference.
  public var customDumpValue: Any { reference }
}

extension SharedReader: CustomDumpRepresentable {
  /// The reference. A dump of the reference is a dump of the current value. In the difference of
  /// two states, the library also shows the number of the reference.
  public var customDumpValue: Any { reference }
}
