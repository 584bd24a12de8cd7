import Foundation
import GtkUI
import Sharing

/// A setting of the app, which a view reads and changes.
///
/// ```swift
/// struct SoundToggle: View {
///   @AppStorage("hasSound") var hasSound = true
///
///   var body: some View {
///     Toggle("Sound", isOn: $hasSound)
///   }
/// }
/// ```
///
/// The setting is the value of `@Shared(.appStorage("hasSound"))`, so views and features share the
/// setting, its default and its file. A body that reads the setting is evaluated again after each
/// change, also by another process.
@MainActor
@propertyWrapper
public struct AppStorage<Value> {
  private let shared: Shared<Value>

  init(_ shared: Shared<Value>) {
    self.shared = shared
  }

  /// The setting. A change is saved on another thread.
  public var wrappedValue: Value {
    get { shared.wrappedValue }
    nonmutating set { shared.withLock { $0 = newValue } }
  }

  /// A binding to the setting.
  public var projectedValue: Binding<Value> { Binding(shared) }
}

extension AppStorage {
  /// Creates a setting whose value is a Boolean value.
  ///
  /// - Parameters:
  ///   - wrappedValue: The default.
  ///   - key: The key of the setting.
  ///   - store: The store, or `nil` for the store of the app, the dependency `defaultAppStorage`.
  public init(wrappedValue: Value, _ key: String, store: AppStorageStore? = nil)
  where Value == Bool {
    self.init(Shared(wrappedValue: wrappedValue, .appStorage(key, store: store)))
  }

  /// Creates a setting whose value is an integer.
  ///
  /// - Parameters:
  ///   - wrappedValue: The default.
  ///   - key: The key of the setting.
  ///   - store: The store, or `nil` for the store of the app, the dependency `defaultAppStorage`.
  public init(wrappedValue: Value, _ key: String, store: AppStorageStore? = nil)
  where Value == Int {
    self.init(Shared(wrappedValue: wrappedValue, .appStorage(key, store: store)))
  }

  /// Creates a setting whose value is a floating-point number.
  ///
  /// - Parameters:
  ///   - wrappedValue: The default.
  ///   - key: The key of the setting.
  ///   - store: The store, or `nil` for the store of the app, the dependency `defaultAppStorage`.
  public init(wrappedValue: Value, _ key: String, store: AppStorageStore? = nil)
  where Value == Double {
    self.init(Shared(wrappedValue: wrappedValue, .appStorage(key, store: store)))
  }

  /// Creates a setting whose value is a string.
  ///
  /// - Parameters:
  ///   - wrappedValue: The default.
  ///   - key: The key of the setting.
  ///   - store: The store, or `nil` for the store of the app, the dependency `defaultAppStorage`.
  public init(wrappedValue: Value, _ key: String, store: AppStorageStore? = nil)
  where Value == String {
    self.init(Shared(wrappedValue: wrappedValue, .appStorage(key, store: store)))
  }

  /// Creates a setting whose value is a URL.
  ///
  /// - Parameters:
  ///   - wrappedValue: The default.
  ///   - key: The key of the setting.
  ///   - store: The store, or `nil` for the store of the app, the dependency `defaultAppStorage`.
  public init(wrappedValue: Value, _ key: String, store: AppStorageStore? = nil)
  where Value == URL {
    self.init(Shared(wrappedValue: wrappedValue, .appStorage(key, store: store)))
  }

  /// Creates a setting whose value is data.
  ///
  /// - Parameters:
  ///   - wrappedValue: The default.
  ///   - key: The key of the setting.
  ///   - store: The store, or `nil` for the store of the app, the dependency `defaultAppStorage`.
  public init(wrappedValue: Value, _ key: String, store: AppStorageStore? = nil)
  where Value == Data {
    self.init(Shared(wrappedValue: wrappedValue, .appStorage(key, store: store)))
  }

  /// Creates a setting whose value is a date.
  ///
  /// - Parameters:
  ///   - wrappedValue: The default.
  ///   - key: The key of the setting.
  ///   - store: The store, or `nil` for the store of the app, the dependency `defaultAppStorage`.
  public init(wrappedValue: Value, _ key: String, store: AppStorageStore? = nil)
  where Value == Date {
    self.init(Shared(wrappedValue: wrappedValue, .appStorage(key, store: store)))
  }

  /// Creates a setting whose value is an array of strings.
  ///
  /// - Parameters:
  ///   - wrappedValue: The default.
  ///   - key: The key of the setting.
  ///   - store: The store, or `nil` for the store of the app, the dependency `defaultAppStorage`.
  public init(wrappedValue: Value, _ key: String, store: AppStorageStore? = nil)
  where Value == [String] {
    self.init(Shared(wrappedValue: wrappedValue, .appStorage(key, store: store)))
  }

  /// Creates a setting whose value is represented by an integer.
  ///
  /// - Parameters:
  ///   - wrappedValue: The default.
  ///   - key: The key of the setting.
  ///   - store: The store, or `nil` for the store of the app, the dependency `defaultAppStorage`.
  public init(wrappedValue: Value, _ key: String, store: AppStorageStore? = nil)
  where Value: RawRepresentable & Sendable, Value.RawValue == Int {
    self.init(Shared(wrappedValue: wrappedValue, .appStorage(key, store: store)))
  }

  /// Creates a setting whose value is represented by a string.
  ///
  /// - Parameters:
  ///   - wrappedValue: The default.
  ///   - key: The key of the setting.
  ///   - store: The store, or `nil` for the store of the app, the dependency `defaultAppStorage`.
  public init(wrappedValue: Value, _ key: String, store: AppStorageStore? = nil)
  where Value: RawRepresentable & Sendable, Value.RawValue == String {
    self.init(Shared(wrappedValue: wrappedValue, .appStorage(key, store: store)))
  }
}
