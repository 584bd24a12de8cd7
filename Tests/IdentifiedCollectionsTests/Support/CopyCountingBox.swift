/// A value with storage of its own, like an array, which counts how often it had to be copied.
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

  /// Changes the storage, after copying it if someone else holds on to it as well.
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
