/// A type whose values can wrap values of another type, as `Optional` does.
///
/// Most types are not wrappers, and wrap themselves. Library code requires this protocol to accept
/// both a value and its wrapper in one declaration instead of in two. With two declarations of one
/// name, the type checker requires exponential time for a long chain of calls.
public protocol _CaseWrapping {
  /// The type of the wrapped value.
  associatedtype _Wrapped = Self

  /// The kind of the wrapper, which distinguishes wrappers.
  associatedtype _Wrapper = _WrapsNothing

  /// Returns a value that wraps `wrapped`.
  static func _wrapping(_ wrapped: _Wrapped) -> Self

  /// The value that wraps nothing, if the type has such a value.
  static var _empty: Self? { get }

  /// The wrapped value, or `nil` if this value wraps nothing.
  var _wrapped: _Wrapped? { get }
}

/// The kind of a type that is not a wrapper.
public enum _WrapsNothing {}

extension _CaseWrapping where _Wrapped == Self {
  /// Returns `wrapped` unchanged, because the type wraps itself.
  public static func _wrapping(_ wrapped: Self) -> Self { wrapped }

  /// Always `nil`, because every value of the type wraps itself.
  public static var _empty: Self? { nil }

  /// The value itself. Never `nil`.
  public var _wrapped: Self? { self }
}
