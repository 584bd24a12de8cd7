import ConcurrencyExtras

/// The dependencies with which models were created, for each object that `withDependencies`
/// returned and that has not been deallocated.
///
/// A model with a `@Dependency` property also stores its dependencies itself. Only for models
/// without such a property, `withDependencies(from:)` reads the dependencies that this type stores.
final class ModelDependencies: Sendable {
  static let shared = ModelDependencies()

  private struct Entry {
    weak var model: AnyObject?
    let values: DependencyValues
  }

  private struct Entries {
    var byModel: [ObjectIdentifier: Entry] = [:]
    /// The number of entries above which the entries of deallocated objects are removed.
    var limit = 64
  }

  private let entries = Lock(Entries())

  /// Stores the dependencies of an object. Complexity: O(1), amortized.
  func register(_ values: DependencyValues, of model: AnyObject) {
    entries.withLock { entries in
      entries.byModel[ObjectIdentifier(model)] = Entry(model: model, values: values)
      guard entries.byModel.count > entries.limit else { return }
      entries.byModel = entries.byModel.filter { $0.value.model != nil }
      entries.limit = max(64, 2 * entries.byModel.count)
    }
  }

  /// Returns the dependencies of an object, or `nil` if no dependencies are stored.
  func values(of model: AnyObject) -> DependencyValues? {
    let entry = entries.withLock { $0.byModel[ObjectIdentifier(model)] }
    // The entry can belong to a deallocated object that had the same address.
    return entry?.model === model ? entry?.values : nil
  }
}

extension DependencyValues {
  /// Stores these values as the dependencies of `result` if the static type of `result` is a class.
  func register<R>(_ result: R) {
    guard R.self is AnyObject.Type else { return }
    ModelDependencies.shared.register(self, of: result as AnyObject)
  }
}
