import Foundation

/// The key of a text in a table of translations. Usually, the key is the text in the original
/// language. Each interpolated value becomes a placeholder, and a translation may reorder the
/// placeholders.
///
/// ```swift
/// let key: LocalizedStringKey = "\(name) has \(count) friends"
/// // "%@ has %lld friends" = "%2$lld Freunde hat %1$@";
/// ```
///
/// If there is no translation, the text is the key with the values in place of its placeholders.
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation, Sendable {
  private let key: String
  private let values: [String]

  /// Creates a key without placeholders from a string, which may be computed at run time.
  public init(_ value: String) {
    self.init(stringLiteral: value)
  }

  /// Creates a key without placeholders from a literal.
  public init(stringLiteral value: String) {
    key = value
    values = []
  }

  /// Creates a key from a literal with interpolated values, each of which becomes a placeholder.
  public init(stringInterpolation: StringInterpolation) {
    key = stringInterpolation.key
    values = stringInterpolation.values
  }

  /// Returns the translation, with the values in place of the placeholders.
  func translated(by bundle: Bundle, tableName: String?) -> String {
    fill(bundle.localizedString(forKey: key, value: nil, table: tableName))
  }

  /// Returns the translation with the values in place of the placeholders. `String(format:)` is not
  /// used, because `String(format:)` may crash if the type of a placeholder in the translation does
  /// not match the value.
  private func fill(_ translation: String) -> String {
    guard !values.isEmpty else { return translation }
    let place = #/%(?:%|(?:(?<position>[0-9]+)\$)?[-+#.0-9]*(?:hh?|ll?|[Ljqtz])?[@a-zA-Z])/#
    var next = 0
    return translation.replacing(place) { match -> String in
      guard match.output.0 != "%%" else { return "%" }
      let position: Int
      if let written = match.output.position {
        position = (Int(written) ?? 0) - 1
      } else {
        position = next
        next += 1
      }
      return values.indices.contains(position) ? values[position] : String(match.output.0)
    }
  }

  /// Collects the placeholders and values of a key.
  public struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var key = ""
    fileprivate var values: [String] = []

    /// Creates an empty key with capacity for the literal parts and the placeholders.
    public init(literalCapacity: Int, interpolationCount: Int) {
      key.reserveCapacity(literalCapacity + 4 * interpolationCount)
    }

    /// Appends a literal part. Percent signs are doubled, so that a percent sign does not start a
    /// placeholder.
    public mutating func appendLiteral(_ literal: String) {
      key += literal.replacing("%", with: "%%")
    }

    /// Appends a placeholder `%@` for a text.
    public mutating func appendInterpolation(_ value: some StringProtocol) {
      append(String(value), as: "%@")
    }

    /// Appends a placeholder `%lld` for an integer.
    public mutating func appendInterpolation(_ value: some BinaryInteger) {
      append("\(value)", as: "%lld")
    }

    /// Appends a placeholder `%lf` for a number, which is shown with six decimal places.
    public mutating func appendInterpolation(_ value: Double) {
      append(String(format: "%lf", value), as: "%lf")
    }

    /// Appends a placeholder `%@` for the description of a value.
    public mutating func appendInterpolation(_ value: some CustomStringConvertible) {
      append(value.description, as: "%@")
    }

    /// Appends a placeholder with a format.
    ///
    /// - Parameters:
    ///   - value: A number.
    ///   - specifier: The format of a number, such as `"%.2f"`.
    public mutating func appendInterpolation(_ value: some CVarArg, specifier: String) {
      append(String(format: specifier, value), as: specifier)
    }

    private mutating func append(_ value: String, as place: String) {
      key += place
      values.append(value)
    }
  }
}
