extension IdentifiedArray where Element: Identifiable, ID == Element.ID {
  /// An empty array.
  @inlinable
  public init() {
    self.init(id: \.id, identify: { $0.id })
  }

  /// Collects elements; of those that have the same id, the first one stays.
  ///
  /// To have a say in which one stays, use ``init(_:uniquingIDsWith:)``; to be told about
  /// duplicates, use ``init(uniqueElements:)``.
  ///
  /// - Complexity: O(*n*) in the number of elements.
  @inlinable
  public init(_ elements: some Sequence<Element>) {
    self.init()
    reserveCapacity(elements.underestimatedCount)
    append(contentsOf: elements)
  }

  /// Collects elements that are known to have different ids.
  ///
  /// - Precondition: No two elements have the same id. To accept duplicates, use
  ///   ``init(_:uniquingIDsWith:)``.
  /// - Complexity: O(*n*) in the number of elements.
  @inlinable
  public init(uniqueElements elements: some Sequence<Element>) {
    self.init()
    fill(withUnique: elements)
  }

  /// Collects elements that are known to have different ids, without making sure in release
  /// builds.
  ///
  /// For elements that come out of another collection of unique ids. Duplicates trap in debug
  /// builds; in release builds the array then behaves unpredictably.
  ///
  /// - Complexity: O(*n*) in the number of elements.
  @inlinable
  public init(uncheckedUniqueElements elements: some Sequence<Element>) {
    self.init()
    fill(withUncheckedUnique: elements)
  }

  /// Collects elements, and lets a function decide between elements of the same id.
  ///
  /// ```swift
  /// // The more recent one wins, at the position of the first.
  /// IdentifiedArray(local + remote) { $0.date > $1.date ? $0 : $1 }
  /// ```
  ///
  /// - Parameters:
  ///   - elements: The elements, in order.
  ///   - combine: Receives the element that is there and the one that follows, and returns what
  ///     to keep. What it returns must have the id of the two, anything else traps. An error that
  ///     it throws is passed on.
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
  /// Collects the elements of a literal.
  ///
  /// - Precondition: No two elements have the same id.
  @inlinable
  public init(arrayLiteral elements: Element...) {
    self.init(uniqueElements: elements)
  }
}
