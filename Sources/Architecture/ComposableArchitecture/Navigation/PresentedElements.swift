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
    return listener.elements.compactMap { listeners.updateValue(listener, forKey: $0) }
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
