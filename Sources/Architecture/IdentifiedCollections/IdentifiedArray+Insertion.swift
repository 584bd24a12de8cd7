import OrderedCollections

extension IdentifiedArray {
  /// Adds an element at the end, unless its id is taken.
  ///
  /// ```swift
  /// let (inserted, index) = todos.append(todo)
  /// ```
  ///
  /// - Returns: Whether the element was added, and where the element with this id is now. An
  ///   element that was there before stays as it is.
  /// - Complexity: O(1), amortized.
  @inlinable
  @discardableResult
  public mutating func append(_ element: Element) -> (inserted: Bool, index: Int) {
    insert(element, at: endIndex)
  }

  /// Adds the elements at the end whose ids are not taken, neither before nor among themselves.
  ///
  /// - Complexity: O(*k*) in the number of new elements, amortized.
  @inlinable
  public mutating func append(contentsOf elements: some Sequence<Element>) {
    for element in elements {
      append(element)
    }
  }

  /// Adds an element before the one at a position, unless its id is taken.
  ///
  /// - Parameters:
  ///   - element: The element to add.
  ///   - index: Where to, from `startIndex` to `endIndex`. Anything else traps, unless the id is
  ///     taken.
  /// - Returns: Whether the element was added, and where the element with this id is now. An
  ///   element that was there before stays as and where it is.
  /// - Complexity: O(*n*), because the elements behind it move down.
  @inlinable
  @discardableResult
  public mutating func insert(_ element: Element, at index: Int) -> (inserted: Bool, index: Int) {
    let id = identify(element)
    if let existing = dictionary.index(forKey: id) { return (false, existing) }
    insertNew(element, id: id, at: index)
    return (true, index)
  }

  @inlinable
  mutating func insertNew(_ element: Element, id: ID, at index: Int) {
    precondition(
      index >= 0 && index <= count,
      "Can't insert at \(index): positions go from 0 to \(count)"
    )
    if index == count {
      dictionary[id] = element
    } else {
      dictionary.updateValue(element, forKey: id, insertingAt: index)
    }
  }
}
