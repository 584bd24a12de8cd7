import Dependencies
import OrderedCollections

extension StackState: RandomAccessCollection {
  /// The position of the first element, always 0.
  @inlinable
  public var startIndex: Int { 0 }

  /// The position after the last element, which is the number of elements.
  @inlinable
  public var endIndex: Int { elements.count }

  // The default implementation computes the number from the indices, which takes much longer if the
  // element type isn't known at compile time.
  /// The number of elements, without the root page. O(1).
  @inlinable
  public var count: Int { elements.count }

  /// Whether the stack has no elements, so that a navigation stack shows its root page.
  @inlinable
  public var isEmpty: Bool { elements.count == 0 }

  /// The element at a position. Traps if there is no element at the position.
  ///
  /// This subscript is read-only. Use the subscript with an identifier to change an element.
  @inlinable
  public subscript(position: Int) -> Element {
    _read { yield elements.values[position].value! }
  }
}

extension StackState: RangeReplaceableCollection {
  /// Replaces the elements at a range of positions. The new elements have new identifiers.
  ///
  /// Complexity: O(*n* · *k*) for *n* elements and *k* new elements, because each new element is
  /// inserted individually. If the range ends at the end of the stack, the new elements are
  /// appended.
  @inlinable
  public mutating func replaceSubrange(
    _ subrange: Range<Int>,
    with newElements: some Collection<Element>
  ) {
    // At the end, elements are appended, which is faster than insertion.
    let isAtEnd = subrange.upperBound == elements.count
    removeSubrange(subrange)
    let generator = DependencyValues._current.stackElementID
    if isAtEnd {
      append(newElements, from: generator)
      return
    }
    for (index, element) in zip(subrange.lowerBound..., newElements) {
      elements.updateValue(Box(element), forKey: generator.next(), insertingAt: index)
    }
  }

  // The default implementation calls `replaceSubrange`, which takes many times as long.
  /// Appends an element with a new identifier. Amortized O(1).
  @inlinable
  public mutating func append(_ newElement: Element) {
    append(newElement, under: DependencyValues._current.stackElementID.next())
  }

  /// Appends elements, each with a new identifier. Amortized O(*k*) for *k* new elements.
  @inlinable
  public mutating func append(contentsOf newElements: some Sequence<Element>) {
    append(newElements, from: DependencyValues._current.stackElementID)
  }

  @inlinable
  mutating func append(
    _ newElements: some Sequence<Element>,
    from generator: StackElementIDGenerator
  ) {
    // Capacity is reserved only if there are more new elements than elements, because a reservation
    // copies the elements.
    let added = newElements.underestimatedCount
    if added > elements.count {
      reserveCapacity(elements.count + added)
    }
    for element in newElements {
      append(element, under: generator.next())
    }
  }

  /// Removes the elements at a range of positions. Traps if the range is out of bounds.
  @inlinable
  public mutating func removeSubrange(_ bounds: Range<Int>) {
    willChangeIDs(from: bounds.lowerBound)
    elements.removeSubrange(bounds)
  }

  /// Removes all elements, so that a navigation stack shows its root page.
  ///
  /// - Parameter keepingCapacity: Whether the storage is retained for later elements.
  @inlinable
  public mutating func removeAll(keepingCapacity: Bool = false) {
    // The elements are removed in place, because a new stack would have no record of the running
    // elements.
    willChangeIDs(from: 0)
    elements.removeAll(keepingCapacity: keepingCapacity)
  }

  /// Reserves storage for a total number of elements.
  @inlinable
  public mutating func reserveCapacity(_ minimumCapacity: Int) {
    elements.reserveCapacity(minimumCapacity)
  }
}
