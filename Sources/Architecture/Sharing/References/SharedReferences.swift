import ConcurrencyExtras
import Dependencies

/// The references of all keys that are in use. References with the same key share one value. In
/// tests, each test has its own references.
final class SharedReferences: Sendable {
  private struct Key: Hashable, @unchecked Sendable {
    let type: ObjectIdentifier
    let id: AnyHashable
  }

  private struct Entry {
    weak var reference: AnyObject?
  }

  // The lock is held only for accesses to the dictionary, and not while a key loads its value,
  // because keys can load their values from other shared values.
  private let entries = Lock<[Key: Entry]>([:])

  /// Returns the reference of a key. If there is no reference, creates a reference with a default
  /// value.
  func reference<K: SharedReaderKey>(
    of key: K,
    default value: () -> K.Value,
    isLoaded: Bool = false
  ) -> StoredReference<K.Value> {
    // A key with a default and the key without the default are one key.
    let type = (K.self as? any KeyWithDefault.Type)?.baseType ?? K.self
    let entry = Key(type: ObjectIdentifier(type), id: AnyHashable(key.id))
    if let known = find(entry, for: key) { return known }
    var persistence = SharedPersistence(key)
    persistence.onRelease = { [weak self] in self?.removeReleased(entry) }
    let new = StoredReference(value(), persistence: persistence)
    return new.whileLocked {
      let known = entries.withLock { entries -> StoredReference<K.Value>? in
        // Another thread may have created a reference since the first look-up.
        if let known = entries[entry]?.reference as? StoredReference<K.Value> { return known }
        entries[entry] = Entry(reference: new)
        return nil
      }
      if let known { return known }
      // Other threads that read the value wait until `start(isLoaded:)` has returned.
      new.start(isLoaded: isLoaded)
      return new
    }
  }

  private func find<K: SharedReaderKey>(_ entry: Key, for _: K) -> StoredReference<K.Value>? {
    entries.withLock { $0[entry]?.reference as? StoredReference<K.Value> }
  }

  /// Removes the entry of a reference that was released, unless the key has a new reference.
  private func removeReleased(_ entry: Key) {
    entries.withLock { entries in
      if entries[entry]?.reference == nil {
        entries[entry] = nil
      }
    }
  }
}

extension SharedReferences: DependencyKey {
  static var liveValue: SharedReferences { SharedReferences() }
  static var testValue: SharedReferences { SharedReferences() }
}

extension DependencyValues {
  var sharedReferences: SharedReferences {
    get { self[SharedReferences.self] }
    set { self[SharedReferences.self] = newValue }
  }
}
