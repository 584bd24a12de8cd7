/// The elements of one stack that can dismiss themselves, and the listener of each element.
struct ElementListeners {
  private var listeners: [StackElementID: ElementsDismissalListener] = [:]

  var count: Int { listeners.count }
  var isEmpty: Bool { listeners.isEmpty }

  /// Stores `listener` as the listener of each of its elements.
  ///
  /// - Returns: The previous listener of each element that had a listener.
  @MainActor
  mutating func insert(_ listener: ElementsDismissalListener) -> [ElementsDismissalListener] {
    listeners.reserveCapacity(listeners.count + listener.elements.count)
    // A loop is used, because a closure would check for each element whether the closure runs on
    // the main actor.
    var replaced: [ElementsDismissalListener] = []
    for element in listener.elements {
      if let before = listeners.updateValue(listener, forKey: element) {
        replaced.append(before)
      }
    }
    return replaced
  }

  /// Removes the elements. Returns the listener of each element that had a listener.
  mutating func remove(_ elements: [StackElementID]) -> [ElementsDismissalListener] {
    var removed: [ElementsDismissalListener] = []
    for element in elements {
      if let listener = listeners.removeValue(forKey: element) {
        removed.append(listener)
      }
    }
    return removed
  }

  /// Removes the element. Returns the listener of the element, or `nil` if there is no listener.
  mutating func remove(_ element: StackElementID) -> ElementsDismissalListener? {
    listeners.removeValue(forKey: element)
  }

  /// Removes all elements whose listener is `listener`.
  ///
  /// - Returns: The number of removed elements.
  @MainActor
  mutating func remove(_ listener: ElementsDismissalListener) -> Int {
    var count = 0
    for element in listener.elements where listeners[element] === listener {
      listeners.removeValue(forKey: element)
      count += 1
    }
    return count
  }
}
