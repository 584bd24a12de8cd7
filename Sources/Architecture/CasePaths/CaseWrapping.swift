/// A type whose values can wrap values of another type, as `Optional` does.
///
/// For a type that is not a wrapper, the wrapped type is the type itself. With this protocol, a
/// single generic function supports both values and wrappers of values. With two overloads instead,
/// the time to type-check a chain of calls would grow exponentially with the number of calls.
public protocol _CaseWrapping {
  /// The type of the wrapped value.
  associatedtype _Wrapped = Self

  /// A marker type that distinguishes one kind of wrapper from other kinds.
  associatedtype _Wrapper = _WrapsNothing

  /// Returns a value that wraps `wrapped`.
  static func _wrapping(_ wrapped: _Wrapped) -> Self

  /// The value that wraps nothing, or `nil` if the type has no such value.
  static var _empty: Self? { get }

  /// The wrapped value, or `nil` if this value wraps nothing.
  var _wrapped: _Wrapped? { get }
}

/// The marker of types that are not wrappers.
public enum _WrapsNothing {}

extension _CaseWrapping where _Wrapped == Self {
  /// Returns `wrapped` unchanged, because the type wraps itself.
  public static func _wrapping(_ wrapped: Self) -> Self { wrapped }

  /// Always `nil`, because every value of the type wraps itself.
  public static var _empty: Self? { nil }

  /// The value itself. Never `nil`.
  public var _wrapped: Self? { self }
}
