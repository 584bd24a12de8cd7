import ConcurrencyExtras

/// The publishers of the objects that don't declare a publisher.
///
/// A protocol can't add a stored property to a class, so the publishers are found by the identity
/// of their objects.
final class ObservableObjectPublishers: Sendable {
  static let shared = ObservableObjectPublishers()

  private struct Entry {
    weak var object: AnyObject?
    let publisher: ObservableObjectPublisher
  }

  private struct Table {
    var entries: [ObjectIdentifier: Entry] = [:]
    var sweepThreshold = 16

    /// Removes the entries of released objects, if there are at least 16 entries and their number
    /// has doubled since the last removal.
    mutating func sweepIfNeeded() -> Released {
      var released = Released()
      guard entries.count >= sweepThreshold else { return released }
      entries = entries.filter { _, entry in
        if let object = entry.object {
          released.objects.append(object)
          return true
        }
        released.entries.append(entry)
        return false
      }
      sweepThreshold = max(16, entries.count * 2)
      return released
    }
  }

  /// What is released outside of the lock, because deinitializers and observers may own other
  /// objects, and may read publishers.
  private struct Released {
    /// Removed entries.
    var entries: [Entry] = []
    /// The objects that still existed, of which the table may now have the last reference.
    var objects: [AnyObject] = []
  }

  private let table = Lock(Table())

  /// The number of entries, with those of released objects that have not been removed yet.
  var count: Int { table.withLock { $0.entries.count } }

  /// Returns the publisher of an object. Amortized O(1).
  func publisher(of object: AnyObject) -> ObservableObjectPublisher {
    let (publisher, _) = table.withLock { table in
      let id = ObjectIdentifier(object)
      // The memory of a released object can be used for another object.
      if let entry = table.entries[id], entry.object === object {
        return (entry.publisher, Released())
      }
      var released = table.sweepIfNeeded()
      let entry = Entry(object: object, publisher: ObservableObjectPublisher())
      if let replaced = table.entries.updateValue(entry, forKey: id) {
        released.entries.append(replaced)
      }
      return (entry.publisher, released)
    }
    return publisher
  }
}
