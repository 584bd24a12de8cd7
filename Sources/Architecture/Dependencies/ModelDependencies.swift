import ConcurrencyExtras

/// The dependencies with which models were created, for each object that `withDependencies`
/// returned and that has not been deallocated.
///
/// A model with a `@Dependency` property also stores its dependencies itself. Only for models
/// without such a property, `withDependencies(from:)` reads the dependencies that this type stores.
///
/// The dependencies of a deallocated object can contain an open database or file. Therefore each
/// registration searches up to 64 entries for deallocated objects.
final class ModelDependencies: Sendable {
  static let shared = ModelDependencies()

  private struct Entry {
    weak var model: AnyObject?
    let values: DependencyValues
  }

  private struct Entries {
    var byModel: [ObjectIdentifier: Entry] = [:]
    /// The number of entries up to which each registration removes the entries of deallocated
    /// objects.
    static let searchedCount = 64
    /// With more entries, the number above which the entries of deallocated objects are removed.
    var limit = searchedCount
  }

  private let entries = Lock(Entries())

  /// Stores the dependencies of an object. Complexity: O(1), amortized.
  func register(_ values: DependencyValues, of model: AnyObject) {
    // The removed values are released after the lock is released, because the deinitializer of a
    // dependency can register an object.
    let removed = entries.withLock { entries in
      let replaced = entries.byModel.updateValue(
        Entry(model: model, values: values),
        forKey: ObjectIdentifier(model)
      )
      let count = entries.byModel.count
      guard count <= Entries.searchedCount || count > entries.limit else {
        return (replaced, [:])
      }
      let unused = entries.byModel.filter { $0.value.model == nil }
      for id in unused.keys { entries.byModel[id] = nil }
      entries.limit = max(Entries.searchedCount, 2 * entries.byModel.count)
      return (replaced, unused)
    }
    withExtendedLifetime(removed) {}
  }

  /// Returns the dependencies of an object, or `nil` if no dependencies are stored.
  func values(of model: AnyObject) -> DependencyValues? {
    let entry = entries.withLock { $0.byModel[ObjectIdentifier(model)] }
    // The entry can belong to a deallocated object that had the same address.
    return entry?.model === model ? entry?.values : nil
  }
}

extension DependencyValues {
  /// Stores these values as the dependencies of `result` if the static type of `result` is a class
  /// that does not store its dependencies itself.
  func register<R>(_ result: R) {
    guard R.self is AnyObject.Type, !(R.self is any DependencyOwner.Type) else { return }
    ModelDependencies.shared.register(self, of: result as AnyObject)
  }
}
