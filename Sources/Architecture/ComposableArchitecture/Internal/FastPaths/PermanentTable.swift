import ConcurrencyExtras
import Synchronization

/// A table of objects with integer keys. Objects are never removed, and a look-up acquires no lock.
///
/// The capacity is limited. The table is a cache for frequent look-ups. If the table does not
/// contain an object, the caller reads the object from another container or creates the object.
final class PermanentTable<Object: AnyObject & Sendable>: Sendable {
  private struct Slot: ~Copyable {
    /// Zero if the slot is free. Stored once, after the object, and never changed.
    let key = Atomic<UInt>(0)
    let object = Atomic<Unmanaged<Object>?>(nil)
  }

  private static var size: Int { 4096 }

  // The memory is never deallocated. After the initialization, only the atomics in the slots
  // change, so sharing the pointer between threads is safe.
  private nonisolated(unsafe) let slots: UnsafeMutablePointer<Slot>
  private let count = Lock(0)

  init() {
    slots = .allocate(capacity: Self.size)
    for index in 0..<Self.size {
      (slots + index).initialize(to: Slot())
    }
  }

  /// The object for a key other than zero, or `nil` if the table does not contain the key.
  subscript(key: UInt) -> Object? {
    unretained(at: key)?.takeUnretainedValue()
  }

  /// Returns the object for a key without retaining the object. The result is always valid, because
  /// no object is ever released.
  func unretained(at key: UInt) -> Unmanaged<Object>? {
    guard FastPaths.usesPermanentTables else { return nil }
    var index = Self.start(for: key)
    while true {
      // The object is stored before the key, so a thread that reads the key also reads the object.
      let found = slots[index].key.load(ordering: .acquiring)
      if found == key {
        // The table retains each inserted object, and never releases the object.
        return slots[index].object.load(ordering: .relaxed)
      }
      // The loop terminates, because there are always free slots.
      if found == 0 { return nil }
      index = (index + 1) % Self.size
    }
  }

  /// Inserts an object for a key. If the table already contains an object for the key, the existing
  /// object remains. Returns `false` if the table is full or is not used.
  @discardableResult
  func insert(_ object: Object, under key: UInt) -> Bool {
    precondition(key != 0)
    guard FastPaths.usesPermanentTables else { return false }
    return count.withLock { count in
      guard count < Self.size / 2 else { return false }
      var index = Self.start(for: key)
      while true {
        switch slots[index].key.load(ordering: .relaxed) {
        case key:
          return true
        case 0:
          slots[index].object.store(.passRetained(object), ordering: .relaxed)
          slots[index].key.store(key, ordering: .releasing)
          count += 1
          return true
        default:
          index = (index + 1) % Self.size
        }
      }
    }
  }

  /// Returns the index at which the search for a key starts. The lowest bits of the key are
  /// ignored, because keys are aligned addresses.
  private static func start(for key: UInt) -> Int {
    Int(truncatingIfNeeded: (key >> 3) &* 0x9E37_79B9_7F4A_7C15 >> 32) & (size - 1)
  }
}
