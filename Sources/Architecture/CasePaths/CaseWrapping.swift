/// A type whose values may wrap those of another type, as `Optional` does.
///
/// Most types wrap themselves: they are no wrappers. Library code that has to take both a value and
/// its wrapper, in one declaration rather than in two, asks for this protocol; two declarations of one
/// name, in a long chain of calls, take the type checker exponential time to choose between.
public protocol _CaseWrapping {
  /// What a value wraps.
  associatedtype _Wrapped = Self

  /// Tells one kind of wrapper from another.
  associatedtype _Wrapper = _WrapsNothing

  /// Wraps a value.
  static func _wrapping(_ wrapped: _Wrapped) -> Self

  /// The value that wraps nothing, if there is one.
  static var _empty: Self? { get }

  /// What this value wraps; `nil` if it wraps nothing.
  var _wrapped: _Wrapped? { get }
}

/// The kind of a type that is no wrapper.
public enum _WrapsNothing {}

extension _CaseWrapping where _Wrapped == Self {
  public static func _wrapping(_ wrapped: Self) -> Self { wrapped }

  public static var _empty: Self? { nil }

  public var _wrapped: Self? { self }
}
