import Foundation

extension SharedReaderKey {
  /// Returns a key of a value that is represented by an integer, in the settings of the app.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - store: The store, or `nil` for the store of the dependency
  ///     ``Dependencies/DependencyValues/defaultAppStorage``.
  /// - Returns: The key.
  public static func appStorage<Value: RawRepresentable & Sendable>(
    _ key: String,
    store: AppStorageStore? = nil
  ) -> Self
  where Self == AppStorageKey<Value>, Value.RawValue == Int {
    AppStorageKey(key, .rawValue(.int), store: store)
  }

  /// Returns a key of an optional value that is represented by an integer, in the settings of the
  /// app.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - store: The store, or `nil` for the store of the dependency
  ///     ``Dependencies/DependencyValues/defaultAppStorage``.
  /// - Returns: The key.
  public static func appStorage<Value: RawRepresentable & Sendable>(
    _ key: String,
    store: AppStorageStore? = nil
  ) -> Self
  where Self == AppStorageKey<Value?>, Value.RawValue == Int {
    AppStorageKey(key, AppStorageCoding<Value>.rawValue(.int).optional, store: store)
  }

  /// Returns a key of a value that is represented by a string, in the settings of the app.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - store: The store, or `nil` for the store of the dependency
  ///     ``Dependencies/DependencyValues/defaultAppStorage``.
  /// - Returns: The key.
  public static func appStorage<Value: RawRepresentable & Sendable>(
    _ key: String,
    store: AppStorageStore? = nil
  ) -> Self
  where Self == AppStorageKey<Value>, Value.RawValue == String {
    AppStorageKey(key, .rawValue(.string), store: store)
  }

  /// Returns a key of an optional value that is represented by a string, in the settings of the
  /// app.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - store: The store, or `nil` for the store of the dependency
  ///     ``Dependencies/DependencyValues/defaultAppStorage``.
  /// - Returns: The key.
  public static func appStorage<Value: RawRepresentable & Sendable>(
    _ key: String,
    store: AppStorageStore? = nil
  ) -> Self
  where Self == AppStorageKey<Value?>, Value.RawValue == String {
    AppStorageKey(key, AppStorageCoding<Value>.rawValue(.string).optional, store: store)
  }

  /// Returns a key of a `Codable` value, which is stored as JSON, in the settings of the app.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - store: The store, or `nil` for the store of the dependency
  ///     ``Dependencies/DependencyValues/defaultAppStorage``.
  /// - Returns: The key.
  @_disfavoredOverload
  public static func appStorage<Value: Codable & Sendable>(
    _ key: String,
    store: AppStorageStore? = nil
  ) -> Self where Self == AppStorageKey<Value> {
    AppStorageKey(key, .codable, store: store)
  }

  /// Returns a key of an optional `Codable` value, which is stored as JSON, in the settings of the
  /// app.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - store: The store, or `nil` for the store of the dependency
  ///     ``Dependencies/DependencyValues/defaultAppStorage``.
  /// - Returns: The key.
  @_disfavoredOverload
  public static func appStorage<Value: Codable & Sendable>(
    _ key: String,
    store: AppStorageStore? = nil
  ) -> Self where Self == AppStorageKey<Value?> {
    AppStorageKey(key, AppStorageCoding<Value>.codable.optional, store: store)
  }
}
