import Foundation

extension SharedReaderKey {
  /// Returns a key of an optional value of type `Bool` in the settings of the app.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - store: The store, or `nil` for the store of the dependency
  ///     ``Dependencies/DependencyValues/defaultAppStorage``.
  /// - Returns: The key.
  public static func appStorage(
    _ key: String,
    store: AppStorageStore? = nil
  ) -> Self where Self == AppStorageKey<Bool?> {
    AppStorageKey(key, AppStorageCoding<Bool>.bool.optional, store: store)
  }

  /// Returns a key of an optional value of type `Int` in the settings of the app.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - store: The store, or `nil` for the store of the dependency
  ///     ``Dependencies/DependencyValues/defaultAppStorage``.
  /// - Returns: The key.
  public static func appStorage(
    _ key: String,
    store: AppStorageStore? = nil
  ) -> Self where Self == AppStorageKey<Int?> {
    AppStorageKey(key, AppStorageCoding<Int>.int.optional, store: store)
  }

  /// Returns a key of an optional value of type `Double` in the settings of the app.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - store: The store, or `nil` for the store of the dependency
  ///     ``Dependencies/DependencyValues/defaultAppStorage``.
  /// - Returns: The key.
  public static func appStorage(
    _ key: String,
    store: AppStorageStore? = nil
  ) -> Self where Self == AppStorageKey<Double?> {
    AppStorageKey(key, AppStorageCoding<Double>.double.optional, store: store)
  }

  /// Returns a key of an optional value of type `String` in the settings of the app.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - store: The store, or `nil` for the store of the dependency
  ///     ``Dependencies/DependencyValues/defaultAppStorage``.
  /// - Returns: The key.
  public static func appStorage(
    _ key: String,
    store: AppStorageStore? = nil
  ) -> Self where Self == AppStorageKey<String?> {
    AppStorageKey(key, AppStorageCoding<String>.string.optional, store: store)
  }

  /// Returns a key of an optional value of type `[String]` in the settings of the app.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - store: The store, or `nil` for the store of the dependency
  ///     ``Dependencies/DependencyValues/defaultAppStorage``.
  /// - Returns: The key.
  public static func appStorage(
    _ key: String,
    store: AppStorageStore? = nil
  ) -> Self where Self == AppStorageKey<[String]?> {
    AppStorageKey(key, AppStorageCoding<[String]>.strings.optional, store: store)
  }

  /// Returns a key of an optional value of type `URL` in the settings of the app.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - store: The store, or `nil` for the store of the dependency
  ///     ``Dependencies/DependencyValues/defaultAppStorage``.
  /// - Returns: The key.
  public static func appStorage(
    _ key: String,
    store: AppStorageStore? = nil
  ) -> Self where Self == AppStorageKey<URL?> {
    AppStorageKey(key, AppStorageCoding<URL>.url.optional, store: store)
  }

  /// Returns a key of an optional value of type `Data` in the settings of the app.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - store: The store, or `nil` for the store of the dependency
  ///     ``Dependencies/DependencyValues/defaultAppStorage``.
  /// - Returns: The key.
  public static func appStorage(
    _ key: String,
    store: AppStorageStore? = nil
  ) -> Self where Self == AppStorageKey<Data?> {
    AppStorageKey(key, AppStorageCoding<Data>.data.optional, store: store)
  }

  /// Returns a key of an optional value of type `Date` in the settings of the app.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - store: The store, or `nil` for the store of the dependency
  ///     ``Dependencies/DependencyValues/defaultAppStorage``.
  /// - Returns: The key.
  public static func appStorage(
    _ key: String,
    store: AppStorageStore? = nil
  ) -> Self where Self == AppStorageKey<Date?> {
    AppStorageKey(key, AppStorageCoding<Date>.date.optional, store: store)
  }
}
