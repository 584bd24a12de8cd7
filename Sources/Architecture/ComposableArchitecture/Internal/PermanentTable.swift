import Synchronization

/// Objects under numbers, none of which is ever taken out again. Looking one up takes no lock.
///
/// It holds a limited number, so that it is for what is looked up often, beside something else for what
/// it has no room for.
final class PermanentTable<Object: AnyObject & Sendable>: Sendable {
  private struct Slot: ~Copyable {
    /// Zero while the slot is free. Written last, once, and never changed.
    let key = Atomic<UInt>(0)
    let object = Atomic<Unmanaged<Object>?>(nil)
  }

  private static var size: Int { 4096 }

  // Never freed, and after it was made only read: what changes are the atomics in it. That is what
  // makes it safe to share.
  private nonisolated(unsafe) let slots: UnsafeMutablePointer<Slot>
  private let count = Lock(0)

  init() {
    slots = .allocate(capacity: Self.size)
    for index in 0..<Self.size {
      (slots + index).initialize(to: Slot())
    }
  }

  /// The object under a key other than zero, if there is one.
  subscript(key: UInt) -> Object? {
    unretained(at: key)?.takeUnretainedValue()
  }

  /// The same, for who can do without counting a reference: the object is there for good.
  func unretained(at key: UInt) -> Unmanaged<Object>? {
    var index = Self.start(for: key)
    while true {
      // Who sees the key sees the object, too, which was stored before it.
      let found = slots[index].key.load(ordering: .acquiring)
      if found == key {
        // Retained when it was put in, and never released.
        return slots[index].object.load(ordering: .relaxed)
      }
      // There are always free slots, so that this comes to an end.
      if found == 0 { return nil }
      index = (index + 1) % Self.size
    }
  }

  /// Puts an object under a key; `false` if there is no room for it. Of two objects under the same key
  /// the first counts.
  @discardableResult
  func insert(_ object: Object, under key: UInt) -> Bool {
    precondition(key != 0)
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

  /// Keys are addresses: the lowest bits say nothing.
  private static func start(for key: UInt) -> Int {
    Int(truncatingIfNeeded: (key >> 3) &* 0x9E37_79B9_7F4A_7C15 >> 32) & (size - 1)
  }
}
