/// A value with a separate identifier.
///
/// Wrap values that are not `Identifiable`, or that occur more than once, to store the values in an
/// ``IdentifiedArray``:
///
/// ```swift
/// var rows: IdentifiedArrayOf<Identified<UUID, Counter.State>> = []
/// rows.append(Identified(Counter.State(), id: UUID()))
/// rows[0].count += 1
/// ```
///
/// The properties of the value are also members of the wrapper, except a property `id`, which the
/// `id` of the wrapper hides.
@dynamicMemberLookup
public struct Identified<ID: Hashable, Value>: Identifiable {
  /// The identifier of the value.
  public let id: ID

  /// The value.
  public var value: Value

  /// Creates a wrapper with an identifier.
  public init(_ value: Value, id: ID) {
    self.id = id
    self.value = value
  }

  /// Creates a wrapper with an identifier that is computed from the value.
  ///
  /// The identifier is computed once, and does not change with the value.
  ///
  /// ```swift
  /// Identified(url, id: \.absoluteString)
  /// ```
  public init(_ value: Value, id: (Value) throws -> ID) rethrows {
    self.init(value, id: try id(value))
  }

  /// A property of the value.
  public subscript<Subject>(dynamicMember keyPath: KeyPath<Value, Subject>) -> Subject {
    value[keyPath: keyPath]
  }

  /// A property of the value.
  public subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>) -> Subject {
    get { value[keyPath: keyPath] }
    _modify { yield &value[keyPath: keyPath] }
  }
}

extension Identified: Encodable where ID: Encodable, Value: Encodable {}
extension Identified: Decodable where ID: Decodable, Value: Decodable {}
extension Identified: Equatable where Value: Equatable {}
extension Identified: Hashable where Value: Hashable {}
extension Identified: Sendable where ID: Sendable, Value: Sendable {}
