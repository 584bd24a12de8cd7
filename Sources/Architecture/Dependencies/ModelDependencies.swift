import ConcurrencyExtras
import Dispatch

/// The dependencies with which models were created, for each object that `withDependencies`
/// returned and that has not been deallocated.
///
/// A model with a `@Dependency` property stores its dependencies itself, and is not registered.
/// Only for models without such a property, `withDependencies(from:)` reads the dependencies that
/// this type stores.
///
/// The dependencies of a deallocated object can contain an open database or file. Swift calls no
/// function when an object is deallocated, so the entries are checked: each registration checks
/// some entries, in rotation, and a timer of the main queue checks all entries while there are
/// entries. The first check is after one second. If a check releases nothing, the delay before the
/// next check doubles, up to 256 seconds, so that a model that exists for long rarely wakes the
/// app.
final class ModelDependencies: Sendable {
  static let shared = ModelDependencies { delay, check in
    DispatchQueue.main.asyncAfter(deadline: .now() + .seconds(delay), execute: check)
  }

  fileprivate struct Entry {
    weak var model: AnyObject?
    let values: DependencyValues
  }

  fileprivate struct Entries {
    var byModel: [ObjectIdentifier: Entry] = [:]
    /// The keys of `byModel`, in the order of the checks.
    var ids: [ObjectIdentifier] = []
    /// The position of the next check in `ids`.
    var next = 0
    /// The delay in seconds before the scheduled check of all entries, or `nil` if no check is
    /// scheduled.
    var delay: Int?
  }

  /// The number of entries that a registration checks.
  private static let checkedCount = 8
  private static let longestDelay = 256

  private let entries = Lock(Entries())
  private let schedule: @Sendable (_ delay: Int, _ check: @escaping @Sendable () -> Void) -> Void

  /// Creates an empty table.
  ///
  /// - Parameter schedule: A function that calls a closure after a delay in seconds.
  init(schedule: @escaping @Sendable (Int, @escaping @Sendable () -> Void) -> Void) {
    self.schedule = schedule
  }

  /// The number of stored entries.
  var count: Int { entries.withLock { $0.ids.count } }

  /// Stores the dependencies of an object. Complexity: O(1).
  func register(_ values: DependencyValues, of model: AnyObject) {
    let id = ObjectIdentifier(model)
    // The replaced and removed values, and the checked models, are released after the lock is
    // released, because a deinitializer can register an object.
    let (released, isFirst) = entries.withLock { entries in
      let replaced = entries.byModel.updateValue(Entry(model: model, values: values), forKey: id)
      if replaced == nil { entries.ids.append(id) }
      var released: [Any] = replaced.map { [$0.values] } ?? []
      for _ in 0..<min(Self.checkedCount, entries.ids.count) {
        entries.checkNext(&released)
      }
      guard entries.delay == nil else { return (released, false) }
      entries.delay = 1
      return (released, true)
    }
    withExtendedLifetime(released) {}
    if isFirst { scheduleCheck(after: 1) }
  }

  /// Returns the dependencies of an object, or `nil` if no dependencies are stored.
  func values(of model: AnyObject) -> DependencyValues? {
    let entry = entries.withLock { $0.byModel[ObjectIdentifier(model)] }
    // The entry can belong to a deallocated object that had the same address.
    return entry?.model === model ? entry?.values : nil
  }

  private func scheduleCheck(after delay: Int) {
    schedule(delay) { [weak self] in self?.checkAll() }
  }

  private func checkAll() {
    let (released, delay) = entries.withLock { entries in
      var released: [Any] = []
      let count = entries.ids.count
      entries.next = 0
      for _ in 0..<count { entries.checkNext(&released) }
      let hasReleasedValues = entries.ids.count < count
      entries.delay =
        entries.ids.isEmpty
        ? nil
        : hasReleasedValues ? 1 : min(2 * (entries.delay ?? 1), Self.longestDelay)
      return (released, entries.delay)
    }
    withExtendedLifetime(released) {}
    if let delay { scheduleCheck(after: delay) }
  }
}

extension ModelDependencies.Entries {
  /// Removes the next entry if its model was deallocated. Appends the objects that the caller must
  /// release after the lock is released.
  fileprivate mutating func checkNext(_ released: inout [Any]) {
    if next >= ids.count { next = 0 }
    let checked = ids[next]
    if let model = byModel[checked]?.model {
      released.append(model)
      next += 1
    } else {
      if let entry = byModel.removeValue(forKey: checked) {
        released.append(entry.values)
      }
      ids.swapAt(next, ids.count - 1)
      ids.removeLast()
    }
  }
}

extension DependencyValues {
  /// Stores these values as the dependencies of `result` if the static type of `result` is a class,
  /// unless `result` stores its dependencies itself.
  func register<R>(_ result: R) {
    guard R.self is AnyObject.Type else { return }
    let model = result as AnyObject
    if let owner = model as? any DependencyOwner, owner.ownedDependencies != nil { return }
    if DependencyProperties.exist(in: type(of: model)) { return }
    ModelDependencies.shared.register(self, of: model)
  }
}
