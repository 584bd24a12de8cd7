import OrderedCollections

extension IdentifiedArray {
  /// Appends an element, unless the array contains an element with its identifier.
  ///
  /// ```swift
  /// let (inserted, index) = todos.append(todo)
  /// ```
  ///
  /// - Returns: Whether the element was appended, and the index of the element with this
  ///   identifier. An existing element is not changed.
  /// - Complexity: O(1), amortized.
  @inlinable
  @discardableResult
  public mutating func append(_ element: Element) -> (inserted: Bool, index: Int) {
    insert(element, at: endIndex)
  }

  /// Appends the elements whose identifiers neither the array nor earlier new elements have.
  ///
  /// - Complexity: O(*k*) in the number of new elements, amortized.
  @inlinable
  public mutating func append(contentsOf elements: some Sequence<Element>) {
    for element in elements {
      append(element)
    }
  }

  /// Inserts an element at a position, unless the array contains an element with its identifier.
  ///
  /// - Parameters:
  ///   - element: The element to insert.
  ///   - index: The position, from `startIndex` to `endIndex`. Any other position traps, unless the
  ///     array contains the identifier.
  /// - Returns: Whether the element was inserted, and the index of the element with this
  ///   identifier. An existing element is neither changed nor moved.
  /// - Complexity: O(*n*), because the subsequent elements are moved.
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
      "Can't insert at \(index): the valid positions are 0 to \(count)"
    )
    if index == count {
      dictionary[id] = element
    } else {
      dictionary.updateValue(element, forKey: id, insertingAt: index)
    }
  }
}
