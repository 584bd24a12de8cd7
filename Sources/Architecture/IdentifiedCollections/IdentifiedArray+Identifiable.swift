extension IdentifiedArray where Element: Identifiable, ID == Element.ID {
  /// Creates an empty array.
  @inlinable
  public init() {
    self.init(id: \.id, identify: { $0.id })
  }

  /// Creates an array of elements. Of elements with the same identifier, only the first is
  /// inserted.
  ///
  /// To choose between elements with the same identifier, use ``init(_:uniquingIDsWith:)``. To trap
  /// on duplicates, use ``init(uniqueElements:)``.
  ///
  /// - Complexity: O(*n*) in the number of elements.
  @inlinable
  public init(_ elements: some Sequence<Element>) {
    self.init()
    reserveCapacity(elements.underestimatedCount)
    append(contentsOf: elements)
  }

  /// Creates an array of elements with unique identifiers.
  ///
  /// - Precondition: No two elements have the same identifier. To accept duplicates, use
  ///   ``init(_:uniquingIDsWith:)``.
  /// - Complexity: O(*n*) in the number of elements.
  @inlinable
  public init(uniqueElements elements: some Sequence<Element>) {
    self.init()
    fill(withUnique: elements)
  }

  /// Creates an array of elements with unique identifiers, without a check in release builds.
  ///
  /// Use the initializer for elements of another collection with unique identifiers. Duplicates
  /// trap in debug builds. In release builds, an array with duplicates behaves unpredictably.
  ///
  /// - Complexity: O(*n*) in the number of elements.
  @inlinable
  public init(uncheckedUniqueElements elements: some Sequence<Element>) {
    self.init()
    fill(withUncheckedUnique: elements)
  }

  /// Creates an array of elements, and calls a closure to combine elements with the same
  /// identifier.
  ///
  /// ```swift
  /// // The more recent one wins, at the position of the first.
  /// IdentifiedArray(local + remote) { $0.date > $1.date ? $0 : $1 }
  /// ```
  ///
  /// - Parameters:
  ///   - elements: The elements, in order.
  ///   - combine: A closure that is passed the stored element and the next element with the same
  ///     identifier, and returns the element to store. A result with another identifier traps. An
  ///     error that the closure throws is rethrown.
  /// - Complexity: O(*n*) in the number of elements.
  @inlinable
  public init(
    _ elements: some Sequence<Element>,
    uniquingIDsWith combine: (Element, Element) throws -> Element
  ) rethrows {
    self.init()
    try fill(with: elements, uniquingIDsWith: combine)
  }
}

extension IdentifiedArray: ExpressibleByArrayLiteral
where Element: Identifiable, ID == Element.ID {
  /// Creates an array of the elements of a literal.
  ///
  /// - Precondition: No two elements have the same identifier.
  @inlinable
  public init(arrayLiteral elements: Element...) {
    self.init(uniqueElements: elements)
  }
}
