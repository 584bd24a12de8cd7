/// A pair of functions that go back and forth between an enum and the payload of one of its cases.
///
/// Where a ``CaseKeyPath`` is what a user writes, a case path is what the library keeps: it does
/// its work without looking anything up.
///
/// ```swift
/// let edit = AnyCasePath(\Destination.Cases.edit)
/// edit.extract(from: .alert)     // nil
/// ```
@dynamicMemberLookup
public struct AnyCasePath<Root, Value>: @unchecked Sendable {
  // Unchecked because of the functions that `_$case` lets in.
  @usableFromInline let _embed: (Value) -> Root
  @usableFromInline let _extract: (Root) -> Value?

  /// A case path made of a pair of functions.
  ///
  /// - Parameters:
  ///   - embed: Makes a value of the enum from a payload.
  ///   - extract: Gets the payload of a value that is in this case, and `nil` from any other. It
  ///     must succeed for everything that `embed` returns.
  @inlinable
  public init(
    embed: @escaping @Sendable (Value) -> Root,
    extract: @escaping @Sendable (Root) -> Value?
  ) {
    self._embed = embed
    self._extract = extract
  }

  /// What ``CasePathable()`` makes of each case. Not for use by hand.
  ///
  /// The functions need not be `@Sendable`, because the compiler refuses to capture a type that
  /// is bound to a protocol, as a case of a generic enum may be, in one that is. They capture
  /// nothing else.
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

  /// The case path that a case key path stands for.
  public init(_ keyPath: CaseKeyPath<Root, Value>) {
    guard let path = Case<Root>()[keyPath: keyPath].path(from: Root.self)
    else { preconditionFailure("A case key path from \(Root.self) begins at another type") }
    self = path
  }

  /// The case path from a value to itself.
  public init() where Root == Value {
    self.init(embed: { $0 }, extract: { $0 })
  }

  /// Makes a value of the enum.
  ///
  /// - Parameter value: The payload of the case.
  @inlinable
  public func embed(_ value: Value) -> Root {
    _embed(value)
  }

  /// Makes a value of the enum, in a case that has no payload.
  public func embed() -> Root where Value == Void {
    _embed(())
  }

  /// Gets the payload of a value that is in this case.
  ///
  /// - Parameter root: A value of the enum.
  /// - Returns: The payload, or `nil` if `root` is in another case.
  @inlinable
  public func extract(from root: Root) -> Value? {
    _extract(root)
  }
}

/// What ``AnyCasePath`` was called before there were case key paths.
public typealias CasePath = AnyCasePath

extension AnyCasePath: CustomDebugStringConvertible {
  public var debugDescription: String {
    "AnyCasePath<\(Root.self), \(Value.self)>"
  }
}
