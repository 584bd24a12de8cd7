import Foundation

/// The conversion between a value and its form in the settings.
struct AppStorageCoding<Value>: Sendable {
  /// The form of a value, with an article, for messages: "an integer".
  let expected: String
  /// Whether a value is `nil`.
  var isNil: @Sendable (Value) -> Bool = { _ in false }
  /// Whether `null` is a value. Otherwise, a key with `null` has no value.
  var acceptsNull = false
  /// Returns `nil` if the value has another form. Throws an error with the reason if the form is
  /// correct, but the value is not.
  let decode: @Sendable (JSONValue) throws -> Value?
  let encode: @Sendable (Value) throws -> JSONValue
}

extension AppStorageCoding {
  /// The conversion of optional values. `nil` is represented by `null`.
  var optional: AppStorageCoding<Value?> {
    AppStorageCoding<Value?>(
      expected: "\(expected) or null",
      isNil: { $0 == nil },
      acceptsNull: true,
      decode: { json in
        if json == .null { return .some(nil) }
        return try decode(json).map(Optional.some)
      },
      encode: { try $0.map(encode) ?? .null }
    )
  }

  /// The conversion of values that are represented by values of another type.
  static func representation<Raw>(
    _ coding: AppStorageCoding<Raw>,
    expected: String? = nil,
    decode: @escaping @Sendable (Raw) -> Value?,
    encode: @escaping @Sendable (Value) -> Raw
  ) -> Self {
    Self(
      expected: expected ?? coding.expected,
      decode: { try coding.decode($0).flatMap(decode) },
      encode: { try coding.encode(encode($0)) }
    )
  }
}

extension AppStorageCoding where Value: RawRepresentable & Sendable {
  /// The conversion of values that are represented by their raw values.
  static func rawValue(_ coding: AppStorageCoding<Value.RawValue>) -> Self {
    .representation(
      coding,
      expected: "\(coding.expected) that is a raw value of '\(Value.self)'",
      decode: { Value(rawValue: $0) },
      encode: { $0.rawValue }
    )
  }
}

extension AppStorageCoding where Value: Codable & Sendable {
  /// The conversion of values that are encoded as JSON.
  static var codable: Self {
    Self(
      expected: "JSON of a value of type '\(Value.self)'",
      decode: { json in
        try JSONDecoder().decode(Value.self, from: Data(JSONWriter.line(json).utf8))
      },
      encode: { try JSONParser.parse(JSONEncoder().encode($0)) }
    )
  }
}
