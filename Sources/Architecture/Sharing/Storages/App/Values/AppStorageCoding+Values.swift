import Foundation

extension AppStorageCoding<Bool> {
  static let bool = Self(
    expected: "true or false",
    decode: { if case .bool(let value) = $0 { value } else { nil } },
    encode: { .bool($0) }
  )
}

extension AppStorageCoding<Int> {
  /// The conversion of integers. A number such as `1.0` or `1e3` is an integer, too.
  static let int = Self(
    expected: "an integer",
    decode: {
      guard case .number(let number) = $0 else { return nil }
      // A greater floating-point number does not represent each integer.
      return Int(number)
        ?? Double(number).flatMap { $0.magnitude <= 0x1p53 ? Int(exactly: $0) : nil }
    },
    encode: { .number("\($0)") }
  )
}

extension AppStorageCoding<Double> {
  /// The conversion of floating-point numbers. JSON has no infinity and no NaN, which are therefore
  /// represented by strings.
  static let double = Self(
    expected: "a number",
    decode: {
      switch $0 {
      case .number(let number): finite(number)
      case .string("inf"): .infinity
      case .string("-inf"): -.infinity
      case .string("nan"): .nan
      default: nil
      }
    },
    encode: {
      if $0.isFinite { return .number("\($0)") }
      return .string($0.isNaN ? "nan" : "\($0)")
    }
  )

  /// Returns the value of a number, or `nil` if the number is too large.
  static func finite(_ number: String) -> Double? {
    Double(number).flatMap { $0.isFinite ? $0 : nil }
  }
}

extension AppStorageCoding<String> {
  static let string = Self(
    expected: "a string",
    decode: { if case .string(let value) = $0 { value } else { nil } },
    encode: { .string($0) }
  )
}

extension AppStorageCoding<[String]> {
  static let strings = Self(
    expected: "an array of strings",
    decode: {
      guard case .array(let values) = $0 else { return nil }
      let strings = try values.compactMap(AppStorageCoding<String>.string.decode)
      return strings.count == values.count ? strings : nil
    },
    encode: { .array($0.map(JSONValue.string)) }
  )
}

extension AppStorageCoding<URL> {
  static let url = representation(
    .string,
    expected: "a string with a URL",
    decode: { URL(string: $0) },
    encode: { $0.absoluteString }
  )
}

extension AppStorageCoding<Data> {
  static let data = representation(
    .string,
    expected: "a string with data in Base64",
    decode: { Data(base64Encoded: $0) },
    encode: { $0.base64EncodedString() }
  )
}
