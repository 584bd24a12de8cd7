extension AnyCasePath {
  /// Creates the case path to the case that `embed` constructs.
  ///
  /// - Parameter embed: The constructor of a case.
  @available(*, deprecated, message: "Use a case key path, '\\.case', or 'AnyCasePath(unsafe:)'.")
  @_disfavoredOverload
  public init(_ embed: @escaping (Value) -> Root) {
    self.init(unsafe: embed)
  }
}

// NB: There is no overload for every type, because such an overload would also match constructors.
// The overloads of the prefix operator are limited for the same reason.

extension AnyCasePath where Value == Void, Root: CasePathable {
  /// Creates the case path to a case without a payload.
  ///
  /// - Parameter root: The case.
  @available(*, deprecated, message: "Use a case key path: '\\.case'.")
  @_disfavoredOverload
  public init(_ root: Root) {
    self.init(unsafe: root)
  }
}

extension AnyCasePath where Value == Void, Root: Equatable {
  /// Creates the case path to a case without a payload.
  ///
  /// - Parameter root: The case.
  @available(*, deprecated, message: "Use a case key path: '\\.case'.")
  @_disfavoredOverload
  public init(_ root: Root) {
    self.init(unsafe: root)
  }
}

extension AnyCasePath where Value == Void, Root: CasePathable & Equatable {
  /// Creates the case path to a case without a payload.
  ///
  /// - Parameter root: The case.
  @available(*, deprecated, message: "Use a case key path: '\\.case'.")
  @_disfavoredOverload
  public init(_ root: Root) {
    self.init(unsafe: root)
  }
}

extension AnyCasePath where Root == Value {
  /// The identity case path, so that `/.self` compiles.
  @available(*, deprecated, message: "Use the case key path '\\.self'.")
  public static var `self`: Self { Self() }
}

extension AnyCasePath where Root == Void {
  /// Returns a case path from `Void` that always extracts the same value.
  ///
  /// - Parameter value: The extracted value.
  /// - Returns: A case path that extracts `value`, and ignores an embedded value.
  @available(*, deprecated, message: "Use 'AnyCasePath(embed:extract:)'.")
  public static func constant(_ value: Value) -> Self {
    Self(uncheckedEmbed: { _ in }, extract: { value })
  }
}

extension AnyCasePath where Value == Never {
  /// The case path to a case that no value is in.
  @available(*, deprecated, message: "Use the case key path '\\.never'.")
  public static var never: Self {
    Self(embed: embedNever, extract: { _ in nil })
  }
}

extension AnyCasePath where Value: RawRepresentable, Root == Value.RawValue {
  /// The case path from a raw value to the value that the raw value represents.
  @available(*, deprecated, message: "Use 'AnyCasePath(embed:extract:)'.")
  public static var rawValue: Self {
    Self(uncheckedEmbed: { $0.rawValue }, extract: { Value(rawValue: $0) })
  }
}

extension AnyCasePath where Value: LosslessStringConvertible, Root == String {
  /// The case path from a text to the value that the text describes.
  @available(*, deprecated, message: "Use 'AnyCasePath(embed:extract:)'.")
  public static var description: Self {
    Self(uncheckedEmbed: { $0.description }, extract: { Value($0) })
  }
}
