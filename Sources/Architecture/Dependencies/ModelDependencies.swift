import Foundation

/// The dependencies with which models were created, for each object that `withDependencies`
/// returned and that is still alive.
///
/// A model with a `@Dependency` property stores its dependencies itself. This type stores the
/// dependencies of models without such a property that create other models.
final class ModelDependencies: @unchecked Sendable {
  static let shared = ModelDependencies()

  private struct Entry {
    weak var model: AnyObject?
    let values: DependencyValues
  }

  private let lock = NSLock()
  private var entries: [ObjectIdentifier: Entry] = [:]
  /// The number of entries above which the entries of deallocated objects are removed.
  private var limit = 64

  /// Stores the dependencies of an object. Complexity: O(1), amortized.
  func register(_ values: DependencyValues, of model: AnyObject) {
    lock.lock()
    defer { lock.unlock() }
    entries[ObjectIdentifier(model)] = Entry(model: model, values: values)
    guard entries.count > limit else { return }
    entries = entries.filter { $0.value.model != nil }
    limit = max(64, 2 * entries.count)
  }

  /// Returns the dependencies of an object, if they are stored.
  func values(of model: AnyObject) -> DependencyValues? {
    lock.lock()
    defer { lock.unlock() }
    // A deallocated object can have had the same address.
    guard let entry = entries[ObjectIdentifier(model)], entry.model === model else { return nil }
    return entry.values
  }
}

extension DependencyValues {
  /// Stores these values as the dependencies of `result`, if `result` is an object.
  func register<R>(_ result: R) {
    guard R.self is AnyObject.Type else { return }
    ModelDependencies.shared.register(self, of: result as AnyObject)
  }
}
