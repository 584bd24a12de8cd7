import ConcurrencyExtras
import Dependencies
import Foundation

/// The references of all keys that are in use. References with the same key share one value. In
/// tests, each test has its own references.
final class SharedReferences: Sendable {
  private struct Key: Hashable, @unchecked Sendable {
    let type: ObjectIdentifier
    let id: AnyHashable
  }

  private let entries = HashTable<Key, SharedReferenceEntry>()

  /// Returns the reference of a key. If there is no reference, creates a reference with a default
  /// value, and loads its value.
  ///
  /// Each reference is created once: other threads wait until the value is loaded. A thread for
  /// which others may be waiting does not wait, and creates and loads a reference of its own. The
  /// first reference that is complete is then the reference of all threads. If that reference was
  /// changed and released since, the loaded value of another is out of date, and is loaded again.
  /// No lock is held during a load, because a key can load its value from other shared values.
  func reference<K: SharedReaderKey>(
    of key: K,
    default value: () -> K.Value,
    isLoaded: Bool = false
  ) -> StoredReference<K.Value> {
    // A key with a default and the key without the default are one key.
    let type = (K.self as? any KeyWithDefault.Type)?.baseType ?? K.self
    let id = Key(type: ObjectIdentifier(type), id: AnyHashable(key.id))
    while true {
      let entry = entries.value(for: id) { SharedReferenceEntry() }
      let creation: Creation?
      let (step, count) = entry.nextStep()
      switch step {
      case .removed:
        continue
      case .use(let object):
        if let known = object as? StoredReference<K.Value> { return known }
        creation = nil
      case .wait(let other, let incomplete):
        if other.wait() { continue }
        // The key reads its own value during its load.
        if let incomplete = incomplete as? StoredReference<K.Value> { return incomplete }
        creation = nil
      case .create(let new):
        creation = new
      }
      let reference = AwaitedWork.run {
        var persistence = SharedPersistence(key)
        persistence.onRelease = { [weak self] in self?.removeReleased(entry, id) }
        let new = StoredReference(value(), persistence: persistence)
        if creation != nil { entry.willLoad(new) }
        new.start(isLoaded: isLoaded)
        return new
      }
      let used = entry.insert(reference, creation, ifReferenceCountIs: count)
      creation?.finish()
      guard let used else { continue }
      return used as? StoredReference<K.Value> ?? reference
    }
  }

  /// Removes the entry of a reference that was released, unless the key has a new reference.
  private func removeReleased(_ entry: SharedReferenceEntry, _ id: Key) {
    if entry.removeIfReleased() { entries.remove(id, ifValueIs: entry) }
  }
}

/// The reference of one key, and its creation.
private final class SharedReferenceEntry: Sendable {
  private struct State: @unchecked Sendable {
    weak var reference: AnyObject?
    /// The number of references that the key has had so far.
    var referenceCount = 0
    var creation: Creation?
    /// The reference whose value is being loaded, and the thread that loads the value.
    var incomplete: (reference: AnyObject, thread: pthread_t)?
    var isRemoved = false
  }

  enum Step {
    case use(AnyObject)
    case create(Creation)
    /// Another thread creates the reference, or the current thread, which has created `incomplete`.
    case wait(Creation, incomplete: AnyObject?)
    /// The entry is no longer used.
    case removed
  }

  // Only the state is accessed while the lock is held. Each reference that is read is returned, so
  // that it is not released while the lock is held.
  private let state = Lock(State())

  /// Returns what to do to find the reference, and the number of references that the key has had.
  func nextStep() -> (step: Step, referenceCount: Int) {
    state.withLock { state in
      let count = state.referenceCount
      if state.isRemoved { return (.removed, count) }
      if let reference = state.reference { return (.use(reference), count) }
      if let creation = state.creation {
        let isOwn = state.incomplete.map { pthread_equal($0.thread, pthread_self()) != 0 } ?? false
        let incomplete = isOwn ? state.incomplete?.reference : nil
        return (.wait(creation, incomplete: incomplete), count)
      }
      let creation = Creation()
      state.creation = creation
      return (.create(creation), count)
    }
  }

  /// Stores the reference whose value is loaded next, for a key that reads its own value.
  func willLoad(_ reference: AnyObject) {
    state.withLock { $0.incomplete = (reference, pthread_self()) }
  }

  /// Stores a reference, unless another thread has created a reference since. Returns the reference
  /// that is used.
  ///
  /// Returns `nil` if the reference must be created again: the entry is no longer used, or another
  /// reference was created and released since, and may have changed the value after the load.
  func insert(
    _ new: AnyObject,
    _ creation: Creation?,
    ifReferenceCountIs count: Int
  ) -> AnyObject? {
    state.withLock { state in
      if creation != nil { (state.creation, state.incomplete) = (nil, nil) }
      if let existing = state.reference { return existing }
      guard state.referenceCount == count, !state.isRemoved else { return nil }
      state.referenceCount += 1
      state.reference = new
      return new
    }
  }

  /// Returns whether the entry has no reference and can be removed.
  func removeIfReleased() -> Bool {
    let (isRemoved, reference) = state.withLock { state in
      let reference = state.reference
      if reference == nil, state.creation == nil { state.isRemoved = true }
      return (state.isRemoved, reference)
    }
    return withExtendedLifetime(reference) { isRemoved }
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
