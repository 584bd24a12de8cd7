import ConcurrencyExtras

/// The dependencies with which models were created, for each object that `withDependencies`
/// returned and that has not been deallocated.
///
/// A model with a `@Dependency` property also stores its dependencies itself. Only for models
/// without such a property, `withDependencies(from:)` reads the dependencies that this type stores.
///
/// The dependencies of a deallocated object can contain an open database or file. Each registration
/// therefore checks some entries, in rotation. If there are *n* entries, the dependencies of a
/// deallocated object are released after at most *n* / 7 + 1 registrations.
final class ModelDependencies: Sendable {
  static let shared = ModelDependencies()

  private struct Entry {
    weak var model: AnyObject?
    let values: DependencyValues
  }

  private struct Entries {
    var byModel: [ObjectIdentifier: Entry] = [:]
    /// The keys of `byModel`, in the order of the checks.
    var ids: [ObjectIdentifier] = []
    /// The position of the next check in `ids`.
    var next = 0
  }

  /// The number of entries that a registration checks.
  private static let checkedCount = 8

  private let entries = Lock(Entries())

  /// The number of stored entries.
  var count: Int { entries.withLock { $0.ids.count } }

  /// Stores the dependencies of an object. Complexity: O(1).
  func register(_ values: DependencyValues, of model: AnyObject) {
    let id = ObjectIdentifier(model)
    // The replaced and removed values, and the checked models, are released after the lock is
    // released, because a deinitializer can register an object.
    let released = entries.withLock { entries in
      let replaced = entries.byModel.updateValue(Entry(model: model, values: values), forKey: id)
      if replaced == nil { entries.ids.append(id) }
      var released: [Any] = replaced.map { [$0.values] } ?? []
      for _ in 0..<min(Self.checkedCount, entries.ids.count) {
        if entries.next >= entries.ids.count { entries.next = 0 }
        let checked = entries.ids[entries.next]
        if let model = entries.byModel[checked]?.model {
          released.append(model)
          entries.next += 1
        } else {
          if let entry = entries.byModel.removeValue(forKey: checked) {
            released.append(entry.values)
          }
          entries.ids.swapAt(entries.next, entries.ids.count - 1)
          entries.ids.removeLast()
        }
      }
      return released
    }
    withExtendedLifetime(released) {}
  }

  /// Returns the dependencies of an object, or `nil` if no dependencies are stored.
  func values(of model: AnyObject) -> DependencyValues? {
    let entry = entries.withLock { $0.byModel[ObjectIdentifier(model)] }
    // The entry can belong to a deallocated object that had the same address.
    return entry?.model === model ? entry?.values : nil
  }
}

extension DependencyValues {
  /// Stores these values as the dependencies of `result` if the static type of `result` is a class,
  /// unless `result` stores its dependencies itself.
  func register<R>(_ result: R) {
    guard R.self is AnyObject.Type else { return }
    let model = result as AnyObject
    if let owner = model as? any DependencyOwner, owner.ownedDependencies != nil { return }
    ModelDependencies.shared.register(self, of: model)
  }
}
