/// The elements of one stack that may dismiss themselves, each with the listener that waits for it.
struct PresentedElements {
  private var listeners: [StackElementID: ElementsListener] = [:]

  var count: Int { listeners.count }
  var isEmpty: Bool { listeners.isEmpty }

  /// Begins to wait for the elements of `listener`.
  ///
  /// - Returns: Who waited for any of them before.
  @MainActor
  mutating func insert(_ listener: ElementsListener) -> [ElementsListener] {
    listeners.reserveCapacity(listeners.count + listener.elements.count)
    // A loop, because a closure would ask for each element whether this is the main actor.
    var replaced: [ElementsListener] = []
    for element in listener.elements {
      if let before = listeners.updateValue(listener, forKey: element) {
        replaced.append(before)
      }
    }
    return replaced
  }

  /// Takes out who waits for the elements.
  mutating func remove(_ elements: [StackElementID]) -> [ElementsListener] {
    var removed: [ElementsListener] = []
    for element in elements {
      if let listener = listeners.removeValue(forKey: element) {
        removed.append(listener)
      }
    }
    return removed
  }

  /// Takes out who waits for the element.
  mutating func remove(_ element: StackElementID) -> ElementsListener? {
    listeners.removeValue(forKey: element)
  }

  /// Takes out what `listener` still waits for.
  ///
  /// - Returns: How many elements that was.
  @MainActor
  mutating func remove(_ listener: ElementsListener) -> Int {
    var count = 0
    for element in listener.elements where listeners[element] === listener {
      listeners.removeValue(forKey: element)
      count += 1
    }
    return count
  }
}
