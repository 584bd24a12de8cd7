/// A value with copy-on-write storage, like an array, which counts the copies of the storage.
struct CopyCountingBox: Identifiable {
  private final class Storage {
    var value = 0
  }

  var id: Int
  private(set) var copies = 0
  private var storage = Storage()

  init(id: Int) {
    self.id = id
  }

  /// Mutates the storage. If the storage is shared, the storage is copied first.
  mutating func increment() {
    if !isKnownUniquelyReferenced(&storage) {
      let copy = Storage()
      copy.value = storage.value
      storage = copy
      copies += 1
    }
    storage.value += 1
  }

  var value: Int { storage.value }
}
