import Foundation

/// The dependencies that models were made with: of each object that `withDependencies` returned and
/// that is still alive.
///
/// A model that has a `@Dependency` knows them by itself. This is for those that don't, and that
/// make other models nevertheless.
final class ModelDependencies: @unchecked Sendable {
  static let shared = ModelDependencies()

  private struct Entry {
    weak var model: AnyObject?
    let values: DependencyValues
  }

  private let lock = NSLock()
  private var entries: [ObjectIdentifier: Entry] = [:]
  /// How many entries there may be before those of objects that are gone are looked for.
  private var limit = 64

  /// Remembers the dependencies of an object. Complexity: O(1), amortized.
  func remember(_ values: DependencyValues, of model: AnyObject) {
    lock.lock()
    defer { lock.unlock() }
    entries[ObjectIdentifier(model)] = Entry(model: model, values: values)
    guard entries.count > limit else { return }
    entries = entries.filter { $0.value.model != nil }
    limit = max(64, 2 * entries.count)
  }

  /// The dependencies of an object, if they are known.
  func values(of model: AnyObject) -> DependencyValues? {
    lock.lock()
    defer { lock.unlock() }
    // Another object may have been at the same address.
    guard let entry = entries[ObjectIdentifier(model)], entry.model === model else { return nil }
    return entry.values
  }
}

extension DependencyValues {
  /// Remembers that something was made with these values, if it is an object.
  func remember<R>(_ result: R) {
    guard R.self is AnyObject.Type else { return }
    ModelDependencies.shared.remember(self, of: result as AnyObject)
  }
}
