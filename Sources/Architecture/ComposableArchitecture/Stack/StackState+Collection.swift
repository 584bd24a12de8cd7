import Dependencies
import OrderedCollections

extension StackState: RandomAccessCollection {
  @inlinable
  public var startIndex: Int { 0 }

  @inlinable
  public var endIndex: Int { elements.count }

  // Not computed from the indices, which takes much longer if the element type is unknown.
  @inlinable
  public var count: Int { elements.count }

  @inlinable
  public var isEmpty: Bool { elements.count == 0 }

  @inlinable
  public subscript(position: Int) -> Element {
    _read { yield elements.values[position].value! }
  }
}

extension StackState: RangeReplaceableCollection {
  @inlinable
  public mutating func replaceSubrange(
    _ subrange: Range<Int>,
    with newElements: some Collection<Element>
  ) {
    // At the end, elements are appended rather than inserted.
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

  // The most frequent operation has its own implementation, because the general implementation
  // takes many times as long.
  @inlinable
  public mutating func append(_ newElement: Element) {
    append(newElement, under: DependencyValues._current.stackElementID.next())
  }

  @inlinable
  public mutating func append(contentsOf newElements: some Sequence<Element>) {
    append(newElements, from: DependencyValues._current.stackElementID)
  }

  @inlinable
  mutating func append(
    _ newElements: some Sequence<Element>,
    from generator: StackElementIDGenerator
  ) {
    // No capacity is reserved for a few elements, because each reservation would copy the elements.
    let added = newElements.underestimatedCount
    if added > elements.count {
      reserveCapacity(elements.count + added)
    }
    for element in newElements {
      append(element, under: generator.next())
    }
  }

  @inlinable
  public mutating func removeSubrange(_ bounds: Range<Int>) {
    willChangeIDs(from: bounds.lowerBound)
    elements.removeSubrange(bounds)
  }

  @inlinable
  public mutating func removeAll(keepingCapacity: Bool = false) {
    // The elements are removed in place. A new stack would lose the record of the running elements.
    willChangeIDs(from: 0)
    elements.removeAll(keepingCapacity: keepingCapacity)
  }

  @inlinable
  public mutating func reserveCapacity(_ minimumCapacity: Int) {
    elements.reserveCapacity(minimumCapacity)
  }
}
