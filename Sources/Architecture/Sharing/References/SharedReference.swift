/// A reference to a shared value that can be read. The class is abstract.
// The conformance is unchecked, because the compiler can't check a class with subclasses. Each
// subclass synchronises its accesses.
class SharedReaderReference<Value>: @unchecked Sendable {
  /// The identity of the value: the object that stores the root value, and the path from the root
  /// value to the value.
  var id: SharedReferenceID { abstract() }

  /// How the value was created, as it is written in code: the key, or the value.
  var origin: String { abstract() }

  /// The current value. Reading the property is not tracked.
  var value: Value { abstract() }

  /// Tracks a read of a part of the value.
  func access(_ part: ValuePart<Value>) { abstract() }

  /// Whether the value is being loaded.
  var isLoading: Bool { abstract() }

  /// The error of the last load.
  var loadError: (any Error)? { abstract() }

  /// Loads the value from the storage of its key. Returns immediately if there is no key.
  func load() async throws { abstract() }

  /// Calls `handler` after each change and each load of the value, on the thread that changes the
  /// value. Returns a subscription that removes `handler`.
  func subscribe(_ handler: @escaping @Sendable () -> Void) -> SharedSubscription { abstract() }

  /// Runs an operation that replaces the reference in a ``SharedBox``, and then notifies all
  /// observers of the value, of its parts and of its status.
  func notifyAll(_ operation: () -> Void) { abstract() }

  /// The current value. The read is tracked.
  var observedValue: Value {
    access(.whole)
    return value
  }

  fileprivate func abstract(_ function: StaticString = #function) -> Never {
    preconditionFailure("\(function) is abstract.")
  }
}

/// A reference to a shared value that can be read and changed.
class SharedReference<Value>: SharedReaderReference<Value>, @unchecked Sendable {
  /// The error of the last save.
  var saveError: (any Error)? { abstract() }

  /// Changes the value with exclusive access. `body` changes a copy, which then replaces the value,
  /// even if `body` throws an error.
  func withLock<R>(_ body: (inout Value) throws -> R) rethrows -> R { abstract() }

  /// Saves the value to the storage of its key. Returns immediately if there is no key.
  func save() async throws { abstract() }
}

/// The identity of a shared value.
struct SharedReferenceID: Hashable, @unchecked Sendable {
  /// The object that stores the value.
  let storage: ObjectIdentifier
  /// The path from the stored value to the shared part.
  var path: [AnyHashable] = []

  func appending(_ step: AnyHashable) -> Self {
    Self(storage: storage, path: path + [step])
  }
}
