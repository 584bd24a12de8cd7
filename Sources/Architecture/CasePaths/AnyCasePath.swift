/// A pair of functions that embed a payload in an enum and extract the payload from the enum.
///
/// In a feature, write a ``CaseKeyPath``. The library converts the key path to an `AnyCasePath`,
/// which embeds and extracts without evaluating the key path.
///
/// ```swift
/// let edit = AnyCasePath(\Destination.Cases.edit)
/// edit.extract(from: .alert)     // nil
/// ```
@dynamicMemberLookup
public struct AnyCasePath<Root, Value>: @unchecked Sendable {
  // The conformance to `Sendable` is unchecked because `_$case` accepts functions that are not
  // `@Sendable`.
  @usableFromInline let _embed: (Value) -> Root
  @usableFromInline let _extract: (Root) -> Value?

  /// Creates a case path from a pair of functions.
  ///
  /// - Parameters:
  ///   - embed: A function that returns the value of the enum that contains a given payload.
  ///   - extract: A function that returns the payload of a value that is in this case, and `nil`
  ///     for any other value. The function must return a payload for every result of `embed`.
  @inlinable
  public init(
    embed: @escaping @Sendable (Value) -> Root,
    extract: @escaping @Sendable (Root) -> Value?
  ) {
    self._embed = embed
    self._extract = extract
  }

  /// Creates the case path of a case. Called by the code that ``CasePathable()`` generates, and by
  /// generic types of the library.
  ///
  /// The functions are not `@Sendable`, because the compiler rejects a `@Sendable` function that
  /// captures the metatype of a constrained type parameter, as the functions for a generic enum do.
  /// The functions must be safe to call on any thread, so they must not capture mutable state.
  @inlinable
  public static func _$case(
    embed: @escaping (Value) -> Root,
    extract: @escaping (Root) -> Value?
  ) -> Self {
    Self(uncheckedEmbed: embed, extract: extract)
  }

  @usableFromInline
  init(uncheckedEmbed embed: @escaping (Value) -> Root, extract: @escaping (Root) -> Value?) {
    self._embed = embed
    self._extract = extract
  }

  /// Creates the case path that a case key path identifies.
  public init(_ keyPath: CaseKeyPath<Root, Value>) {
    guard let path = Case<Root>()[keyPath: keyPath].path(from: Root.self)
    else { preconditionFailure("A case key path from \(Root.self) has another root type") }
    self = path
  }

  /// Creates the identity case path, which embeds and extracts the value itself.
  public init() where Root == Value {
    self.init(embed: { $0 }, extract: { $0 })
  }

  /// Creates the identity case path of a type: `AnyCasePath(Destination.self)`.
  public init(_ type: Root.Type) where Root == Value {
    self.init()
  }

  /// Embeds a payload in the enum.
  ///
  /// - Parameter value: The payload of the case.
  /// - Returns: A value of the enum in this case.
  @inlinable
  public func embed(_ value: Value) -> Root {
    _embed(value)
  }

  /// Returns the value of the enum in this case, which has no payload.
  public func embed() -> Root where Value == Void {
    _embed(())
  }

  /// Extracts the payload of a value that is in this case.
  ///
  /// - Parameter root: A value of the enum.
  /// - Returns: The payload, or `nil` if `root` is in another case.
  @inlinable
  public func extract(from root: Root) -> Value? {
    _extract(root)
  }
}

/// The earlier name of ``AnyCasePath``.
public typealias CasePath = AnyCasePath

extension AnyCasePath: CustomDebugStringConvertible {
  /// The type of the case path with its type arguments.
  public var debugDescription: String {
    "AnyCasePath<\(Root.self), \(Value.self)>"
  }
}
