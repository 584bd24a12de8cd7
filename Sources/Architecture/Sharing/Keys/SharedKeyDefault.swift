/// A key with a default value, so that each use of the key has the same default.
///
/// ```swift
/// extension SharedKey where Self == InMemoryKey<Int>.Default {
///   static var launchCount: Self { Self[.inMemory("launchCount"), default: 0] }
/// }
///
/// @Shared(.launchCount) var launchCount
/// ```
public struct _SharedKeyDefault<Base: SharedReaderKey>: SharedReaderKey {
  let base: Base
  let defaultValue: @Sendable () -> Base.Value

  /// The default. The expression of the default is evaluated at each read of the property.
  public var initialValue: Base.Value { defaultValue() }

  /// The identity of the key that has no default.
  public var id: Base.ID { base.id }

  /// Loads the value of the key.
  public func load(context: LoadContext<Base.Value>, continuation: LoadContinuation<Base.Value>) {
    base.load(context: context, continuation: continuation)
  }

  /// Observes the value of the key.
  public func subscribe(
    context: LoadContext<Base.Value>,
    subscriber: SharedSubscriber<Base.Value>
  ) -> SharedSubscription {
    base.subscribe(context: context, subscriber: subscriber)
  }

  /// Returns a key with a default.
  public static subscript(
    key: Base,
    default value: @autoclosure @escaping @Sendable () -> Base.Value
  ) -> Self {
    Self(base: key, defaultValue: value)
  }

  /// Returns a key with another default, so that a key that has a default can be given a name like
  /// any other key.
  ///
  /// ```swift
  /// extension SharedKey where Self == InMemoryKey<Int>.Default {
  ///   static var visitCount: Self { Self[.inMemory("visitCount"), default: 0] }
  ///   static var visitNumber: Self { Self[.visitCount, default: 1] }
  /// }
  /// ```
  public static subscript(
    key: Self,
    default value: @autoclosure @escaping @Sendable () -> Base.Value
  ) -> Self {
    Self(base: key.base, defaultValue: value)
  }
}

/// The type of a key with a default.
protocol KeyWithDefault {
  /// The type of the key without a default.
  static var baseType: Any.Type { get }
}

extension _SharedKeyDefault: KeyWithDefault {
  static var baseType: Any.Type { (Base.self as? any KeyWithDefault.Type)?.baseType ?? Base.self }
}

extension _SharedKeyDefault: SharedKey where Base: SharedKey {
  /// Saves the value of the key.
  public func save(_ value: Base.Value, context: SaveContext, continuation: SaveContinuation) {
    base.save(value, context: context, continuation: continuation)
  }
}

extension _SharedKeyDefault: CustomStringConvertible {
  /// The description of the key that has no default.
  public var description: String { String(describing: base) }
}

extension SharedReaderKey {
  /// The type of this key with a default.
  public typealias Default = _SharedKeyDefault<Self>

  /// Returns a key with a default, as in `InMemoryKey[.inMemory("count"), default: 0]`.
  @_disfavoredOverload
  public static subscript(
    key: Self,
    default value: @autoclosure @escaping @Sendable () -> Value
  ) -> Default {
    Default(base: key, defaultValue: value)
  }
}
