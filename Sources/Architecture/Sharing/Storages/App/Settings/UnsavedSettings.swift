import ConcurrencyExtras
import Foundation

/// The stores with changes that are not yet written. The stores are retained until the changes are
/// written, and are written at the end of the process.
enum UnsavedSettings {
  private static let stores = Lock<[ObjectIdentifier: AppSettings]>([:])

  private static let exitHandler: Void = {
    _ = atexit { UnsavedSettings.flush() }
  }()

  static func insert(_ settings: AppSettings) {
    _ = exitHandler
    stores.withLock { $0[ObjectIdentifier(settings)] = settings }
  }

  static func remove(_ settings: AppSettings) {
    _ = stores.withLock { $0.removeValue(forKey: ObjectIdentifier(settings)) }
  }

  /// Writes the changes of all stores.
  static func flush() {
    for settings in stores.withLock({ Array($0.values) }) {
      // The store reports the error, or passes the error to the reference.
      try? settings.flush()
    }
  }
}
