import OrderedCollections
import ShortText

extension IdentifiedArray {
  /// Creates an array of elements that a property uniquely identifies.
  ///
  /// ```swift
  /// let names = IdentifiedArray(uniqueElements: ["Blob", "Blob Jr."], id: \.self)
  /// ```
  ///
  /// - Precondition: No two elements have the same identifier. To accept duplicates, use
  ///   ``init(_:id:uniquingIDsWith:)``.
  /// - Complexity: O(*n*) in the number of elements.
  @inlinable
  public init(uniqueElements elements: some Sequence<Element>, id: KeyPath<Element, ID>) {
    self.init(id: id, identify: { $0[keyPath: id] })
    fill(withUnique: elements)
  }

  /// Creates an array of elements that a property uniquely identifies, without a check in release
  /// builds.
  ///
  /// Use the initializer for elements of another collection with unique identifiers. Duplicates
  /// trap in debug builds. In release builds, an array with duplicates behaves unpredictably.
  ///
  /// - Complexity: O(*n*) in the number of elements.
  @inlinable
  public init(uncheckedUniqueElements elements: some Sequence<Element>, id: KeyPath<Element, ID>) {
    self.init(id: id, identify: { $0[keyPath: id] })
    fill(withUncheckedUnique: elements)
  }

  /// Creates an array of elements, and calls a closure to combine elements with the same
  /// identifier.
  ///
  /// ```swift
  /// // The last one wins, at the position of the first.
  /// IdentifiedArray(readings, id: \.sensor) { _, last in last }
  /// ```
  ///
  /// - Parameters:
  ///   - elements: The elements, in order.
  ///   - id: The property that identifies an element.
  ///   - combine: A closure that is passed the stored element and the next element with the same
  ///     identifier, and returns the element to store. A result with another identifier traps. An
  ///     error that the closure throws is rethrown.
  /// - Complexity: O(*n*) in the number of elements.
  @inlinable
  public init(
    _ elements: some Sequence<Element>,
    id: KeyPath<Element, ID>,
    uniquingIDsWith combine: (Element, Element) throws -> Element
  ) rethrows {
    self.init(id: id, identify: { $0[keyPath: id] })
    try fill(with: elements, uniquingIDsWith: combine)
  }

  @inlinable
  mutating func fill(withUnique elements: some Sequence<Element>) {
    dictionary.reserveCapacity(elements.underestimatedCount)
    for element in elements {
      let id = identify(element)
      let isNew = dictionary.updateValue(element, forKey: id) == nil
      precondition(
        isNew,
        "Elements must have unique ids, but several elements have the id \(quoted(id))"
      )
    }
  }

  @inlinable
  mutating func fill(withUncheckedUnique elements: some Sequence<Element>) {
    #if DEBUG
      fill(withUnique: elements)
    #else
      let identify = identify
      dictionary = OrderedDictionary(
        uncheckedUniqueKeysWithValues: elements.lazy.map { (key: identify($0), value: $0) }
      )
    #endif
  }

  @inlinable
  mutating func fill(
    with elements: some Sequence<Element>,
    uniquingIDsWith combine: (Element, Element) throws -> Element
  ) rethrows {
    dictionary.reserveCapacity(elements.underestimatedCount)
    for element in elements {
      let id = identify(element)
      guard let index = dictionary.index(forKey: id) else {
        dictionary[id] = element
        continue
      }
      let combined = try combine(dictionary.values[index], element)
      checkIdentity(of: combined, is: id)
      dictionary.values[index] = combined
    }
  }

  /// Traps if the identifier of `element` is not `id`.
  @inlinable
  func checkIdentity(of element: Element, is id: ID) {
    let newID = identify(element)
    precondition(
      newID == id,
      "An element with the id \(quoted(newID)) can't be stored under the id \(quoted(id))"
    )
  }
}

/// Returns an identifier as a message quotes it. The description of an identifier can have any
/// length.
@usableFromInline
func quoted<ID>(_ id: ID) -> String {
  "'\(String(describing: id).shortened)'"
}
