import ConcurrencyExtras
import Dependencies
import Foundation
import IssueReporting

/// A store of the settings of an app, which an ``AppStorageKey`` reads and writes.
///
/// In the original library, the store is a `UserDefaults`. On Linux, `UserDefaults` replaces the
/// changes of other processes when it saves, and does not notify its observers of these changes.
/// This library therefore has a type of its own.
///
/// A store in a file is a JSON object with a member for each key, sorted by name, which users can
/// edit:
///
/// ```json
/// {
///   "fontSize": 13,
///   "theme": "dark"
/// }
/// ```
///
/// - A change is saved on another thread. The file is replaced in one step, and only the changed
///   keys are replaced in the file, so processes can change different keys at the same time. If
///   processes change the same key, the last change is preserved.
/// - Changes of the file by other processes are observed.
/// - Unknown keys, and values of unknown types, are preserved.
/// - A file that is not valid is moved aside within its folder, and reported. The new name contains
///   the old name and the date.
///
/// Two stores are equal if they are copies of one store, or use the same file.
public struct AppStorageStore: Hashable, Sendable {
  let settings: AppSettings

  init(_ settings: AppSettings) {
    self.settings = settings
  }

  /// Returns a new, empty store in memory.
  public static func inMemory() -> Self { Self(AppSettings()) }

  /// Returns the store in a file. The file and its folder are created when the first value is
  /// saved.
  ///
  /// - Parameter url: The location of the file.
  /// - Returns: The store. A URL that is not the URL of a file is reported as an issue, and the
  ///   store is then in memory.
  public static func file(_ url: URL) -> Self {
    guard url.isFileURL else {
      reportIssue(
        """
        The URL of an app storage must be the URL of a file, but is '\(url)'. The settings are not \
        saved.
        """
      )
      return .inMemory()
    }
    return Self(SettingsFiles.settings(atPath: url.standardizedFileURL.path))
  }

  /// Returns the store of an app: the file `settings.json` in the app's folder for settings,
  /// ``AppFolder/configuration``.
  ///
  /// An app uses the store by default if the app starts with:
  ///
  /// ```swift
  /// prepareDependencies {
  ///   $0.defaultAppStorage = .app("org.example.Notes")
  /// }
  /// ```
  ///
  /// - Parameter app: The application identifier, such as `org.example.Notes`.
  /// - Returns: The store.
  public static func app(_ app: String) -> Self {
    .file(AppFolder.configuration.url(of: app).appending(path: "settings.json"))
  }

  /// The store of the app whose identifier is the name of the executable.
  public static var standard: Self { .app(ProcessInfo.processInfo.processName) }

  /// Writes all changes, and returns when the changes are on the disk. Does nothing if the store is
  /// in memory.
  ///
  /// The changes of all stores are also written when the process exits, and on SIGTERM, SIGINT and
  /// SIGHUP.
  ///
  /// - Throws: An error with a description for the user, if the file can't be written. The store
  ///   repeats the write at the next change.
  public func flush() throws { try settings.writeNow() }

  /// Returns whether both values are copies of one store, or use the same file.
  public static func == (lhs: Self, rhs: Self) -> Bool { lhs.settings === rhs.settings }

  /// Hashes the identity of the store.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(settings)) }
}

extension AppStorageStore: CustomStringConvertible {
  /// The path of the file, or "memory".
  public var description: String { settings.file?.path ?? "memory" }
}

/// The settings of all files that are in use.
private enum SettingsFiles {
  private struct Entry {
    weak var settings: AppSettings?
  }

  private static let entries = Lock<[String: Entry]>([:])

  static func settings(atPath path: String) -> AppSettings {
    // The settings that are read are released after the lock.
    var used: [AppSettings] = []
    defer { withExtendedLifetime(used) {} }
    return entries.withLock { entries in
      if let settings = entries[path]?.settings { return settings }
      used = entries.values.compactMap(\.settings)
      entries = entries.filter { $0.value.settings != nil }
      let settings = AppSettings(file: SettingsFile(path: path))
      entries[path] = Entry(settings: settings)
      return settings
    }
  }
}

private enum DefaultAppStorageKey: DependencyKey {
  static var liveValue: AppStorageStore { .standard }
  static var previewValue: AppStorageStore { .inMemory() }
  static var testValue: AppStorageStore { .inMemory() }
}

extension DependencyValues {
  /// The store of each ``AppStorageKey`` that is created without a store. An app uses
  /// ``AppStorageStore/standard``. Each test and each preview has its own store in memory.
  public var defaultAppStorage: AppStorageStore {
    get { self[DefaultAppStorageKey.self] }
    set { self[DefaultAppStorageKey.self] = newValue }
  }
}
