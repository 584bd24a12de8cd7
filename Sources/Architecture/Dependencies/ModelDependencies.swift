import ConcurrencyExtras

/// The dependencies with which models were created, for each object that `withDependencies`
/// returned and that is still alive.
///
/// A model with a `@Dependency` property stores its dependencies itself. This type stores the
/// dependencies of models without such a property that create other models.
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

  /// Returns the dependencies of an object, if they are stored.
  func values(of model: AnyObject) -> DependencyValues? {
    let entry = entries.withLock { $0.byModel[ObjectIdentifier(model)] }
    // A deallocated object can have had the same address.
    return entry?.model === model ? entry?.values : nil
  }
}

extension DependencyValues {
  /// Stores these values as the dependencies of `result`, if `result` is an object.
  func register<R>(_ result: R) {
    guard R.self is AnyObject.Type else { return }
    ModelDependencies.shared.register(self, of: result as AnyObject)
  }
}
