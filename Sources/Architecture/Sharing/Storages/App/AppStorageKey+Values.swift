import Foundation

extension SharedReaderKey {
  /// Returns a key of a Boolean value in the settings of the app.
  ///
  /// ```swift
  /// @Shared(.appStorage("isSidebarVisible")) var isSidebarVisible = true
  /// ```
  ///
  /// The settings are stored in a file, which is described in ``AppStorageStore``. The default is
  /// saved when the first reference is created, so that the file contains all settings. A change is
  /// saved on another thread, and a change by another process is observed.
  ///
  /// The value of a setting can be of one of these types, or an optional of one of these types:
  /// `Bool`, `Int`, `Double`, `String`, `[String]`, `URL`, `Data`, `Date`, a type with a raw value
  /// of type `Int` or `String`, and any other `Codable` type. The key can contain any characters.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - store: The store, or `nil` for the store of the dependency
  ///     ``Dependencies/DependencyValues/defaultAppStorage``.
  /// - Returns: The key.
  public static func appStorage(
    _ key: String,
    store: AppStorageStore? = nil
  ) -> Self where Self == AppStorageKey<Bool> {
    AppStorageKey(key, .bool, store: store)
  }

  /// Returns a key of an integer in the settings of the app.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - store: The store, or `nil` for the store of the dependency
  ///     ``Dependencies/DependencyValues/defaultAppStorage``.
  /// - Returns: The key.
  public static func appStorage(
    _ key: String,
    store: AppStorageStore? = nil
  ) -> Self where Self == AppStorageKey<Int> {
    AppStorageKey(key, .int, store: store)
  }

  /// Returns a key of a floating-point number in the settings of the app.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - store: The store, or `nil` for the store of the dependency
  ///     ``Dependencies/DependencyValues/defaultAppStorage``.
  /// - Returns: The key.
  public static func appStorage(
    _ key: String,
    store: AppStorageStore? = nil
  ) -> Self where Self == AppStorageKey<Double> {
    AppStorageKey(key, .double, store: store)
  }

  /// Returns a key of a string in the settings of the app.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - store: The store, or `nil` for the store of the dependency
  ///     ``Dependencies/DependencyValues/defaultAppStorage``.
  /// - Returns: The key.
  public static func appStorage(
    _ key: String,
    store: AppStorageStore? = nil
  ) -> Self where Self == AppStorageKey<String> {
    AppStorageKey(key, .string, store: store)
  }

  /// Returns a key of an array of strings in the settings of the app.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - store: The store, or `nil` for the store of the dependency
  ///     ``Dependencies/DependencyValues/defaultAppStorage``.
  /// - Returns: The key.
  public static func appStorage(
    _ key: String,
    store: AppStorageStore? = nil
  ) -> Self where Self == AppStorageKey<[String]> {
    AppStorageKey(key, .strings, store: store)
  }

  /// Returns a key of a URL, which is stored as a string, in the settings of the app.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - store: The store, or `nil` for the store of the dependency
  ///     ``Dependencies/DependencyValues/defaultAppStorage``.
  /// - Returns: The key.
  public static func appStorage(
    _ key: String,
    store: AppStorageStore? = nil
  ) -> Self where Self == AppStorageKey<URL> {
    AppStorageKey(key, .url, store: store)
  }

  /// Returns a key of data, which is stored as a string in Base64, in the settings of the app.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - store: The store, or `nil` for the store of the dependency
  ///     ``Dependencies/DependencyValues/defaultAppStorage``.
  /// - Returns: The key.
  public static func appStorage(
    _ key: String,
    store: AppStorageStore? = nil
  ) -> Self where Self == AppStorageKey<Data> {
    AppStorageKey(key, .data, store: store)
  }

  /// Returns a key of a date, which is stored as a string in ISO 8601, in the settings of the app.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - store: The store, or `nil` for the store of the dependency
  ///     ``Dependencies/DependencyValues/defaultAppStorage``.
  /// - Returns: The key.
  public static func appStorage(
    _ key: String,
    store: AppStorageStore? = nil
  ) -> Self where Self == AppStorageKey<Date> {
    AppStorageKey(key, .date, store: store)
  }
}
