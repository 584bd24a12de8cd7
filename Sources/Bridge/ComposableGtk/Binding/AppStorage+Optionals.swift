import Foundation
import GtkUI
import Sharing

// Settings without a default.
extension AppStorage where Value: ExpressibleByNilLiteral {
  /// Creates a setting whose value is a Boolean value, or `nil`.
  ///
  /// - Parameters:
  ///   - key: The key of the setting.
  ///   - store: The store, or `nil` for the store of the app, the dependency `defaultAppStorage`.
  public init(_ key: String, store: AppStorageStore? = nil) where Value == Bool? {
    self.init(Shared(wrappedValue: nil, .appStorage(key, store: store)))
  }

  /// Creates a setting whose value is an integer, or `nil`.
  ///
  /// - Parameters:
  ///   - key: The key of the setting.
  ///   - store: The store, or `nil` for the store of the app, the dependency `defaultAppStorage`.
  public init(_ key: String, store: AppStorageStore? = nil) where Value == Int? {
    self.init(Shared(wrappedValue: nil, .appStorage(key, store: store)))
  }

  /// Creates a setting whose value is a floating-point number, or `nil`.
  ///
  /// - Parameters:
  ///   - key: The key of the setting.
  ///   - store: The store, or `nil` for the store of the app, the dependency `defaultAppStorage`.
  public init(_ key: String, store: AppStorageStore? = nil) where Value == Double? {
    self.init(Shared(wrappedValue: nil, .appStorage(key, store: store)))
  }

  /// Creates a setting whose value is a string, or `nil`.
  ///
  /// - Parameters:
  ///   - key: The key of the setting.
  ///   - store: The store, or `nil` for the store of the app, the dependency `defaultAppStorage`.
  public init(_ key: String, store: AppStorageStore? = nil) where Value == String? {
    self.init(Shared(wrappedValue: nil, .appStorage(key, store: store)))
  }

  /// Creates a setting whose value is a URL, or `nil`.
  ///
  /// - Parameters:
  ///   - key: The key of the setting.
  ///   - store: The store, or `nil` for the store of the app, the dependency `defaultAppStorage`.
  public init(_ key: String, store: AppStorageStore? = nil) where Value == URL? {
    self.init(Shared(wrappedValue: nil, .appStorage(key, store: store)))
  }

  /// Creates a setting whose value is data, or `nil`.
  ///
  /// - Parameters:
  ///   - key: The key of the setting.
  ///   - store: The store, or `nil` for the store of the app, the dependency `defaultAppStorage`.
  public init(_ key: String, store: AppStorageStore? = nil) where Value == Data? {
    self.init(Shared(wrappedValue: nil, .appStorage(key, store: store)))
  }

  /// Creates a setting whose value is a date, or `nil`.
  ///
  /// - Parameters:
  ///   - key: The key of the setting.
  ///   - store: The store, or `nil` for the store of the app, the dependency `defaultAppStorage`.
  public init(_ key: String, store: AppStorageStore? = nil) where Value == Date? {
    self.init(Shared(wrappedValue: nil, .appStorage(key, store: store)))
  }

  /// Creates a setting whose value is an array of strings, or `nil`.
  ///
  /// - Parameters:
  ///   - key: The key of the setting.
  ///   - store: The store, or `nil` for the store of the app, the dependency `defaultAppStorage`.
  public init(_ key: String, store: AppStorageStore? = nil) where Value == [String]? {
    self.init(Shared(wrappedValue: nil, .appStorage(key, store: store)))
  }

  /// Creates a setting whose value is represented by an integer, or `nil`.
  ///
  /// - Parameters:
  ///   - key: The key of the setting.
  ///   - store: The store, or `nil` for the store of the app, the dependency `defaultAppStorage`.
  public init<Wrapped: RawRepresentable & Sendable>(_ key: String, store: AppStorageStore? = nil)
  where Value == Wrapped?, Wrapped.RawValue == Int {
    self.init(Shared(wrappedValue: nil, .appStorage(key, store: store)))
  }

  /// Creates a setting whose value is represented by a string, or `nil`.
  ///
  /// - Parameters:
  ///   - key: The key of the setting.
  ///   - store: The store, or `nil` for the store of the app, the dependency `defaultAppStorage`.
  public init<Wrapped: RawRepresentable & Sendable>(_ key: String, store: AppStorageStore? = nil)
  where Value == Wrapped?, Wrapped.RawValue == String {
    self.init(Shared(wrappedValue: nil, .appStorage(key, store: store)))
  }
}
