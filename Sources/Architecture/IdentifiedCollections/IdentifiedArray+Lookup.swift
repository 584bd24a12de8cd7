import OrderedCollections

extension IdentifiedArray: _MutableIdentifiedCollection {
  /// The element with an identifier, or `nil` if there is no such element.
  ///
  /// The subscript changes an element in place. Assigning `nil` removes the element. Assigning to
  /// an identifier that the array does not contain appends the element:
  ///
  /// ```swift
  /// todos[id: 1]?.isComplete = true
  /// todos[id: 1] = nil
  /// todos[id: 2] = Todo(id: 2)
  /// ```
  ///
  /// - Parameter id: The identifier of the element. If the array does not contain the identifier,
  ///   reading returns `nil`, and assigning `nil` does nothing.
  /// - Precondition: The assigned element has the identifier `id`. Changing the identifier of an
  ///   element in place also traps. To change an identifier, remove the element and insert a new
  ///   element.
  /// - Complexity: O(1) to read, change and append; O(*n*) to remove, and to change an array that
  ///   shares its storage with a copy.
  @inlinable
  public subscript(id id: ID) -> Element? {
    get {
      dictionary[id]
    }
    set {
      setElement(newValue, id: id) { _, _ in true }
    }
    @inline(__always) _modify {
      // The identifier is checked at the end of the access, without a second lookup.
      yield &dictionary[id][checkedBy: identify, id]
    }
  }

  /// The element with an identifier, or a default element if there is no such element.
  ///
  /// Changing the default element in place first appends the default element:
  ///
  /// ```swift
  /// counters[id: 1, default: Counter(id: 1)].count += 1
  /// ```
  ///
  /// - Parameters:
  ///   - id: The identifier of the element.
  ///   - defaultValue: The default element, which is evaluated only if there is no element.
  /// - Precondition: After the access, the appended or changed element has the identifier `id`.
  /// - Complexity: O(1), or O(*n*) to change an array that shares its storage with a copy.
  @inlinable
  public subscript(id id: ID, default defaultValue: @autoclosure () -> Element) -> Element {
    get {
      dictionary[id] ?? defaultValue()
    }
    set {
      self[id: id] = newValue
    }
    @inline(__always) _modify {
      // NB: The code is in a `defer`, because code after a `yield` does not run if the caller
      // throws.
      defer {
        if let element = dictionary[id] { checkIdentity(of: element, is: id) }
      }
      yield &dictionary[id, default: defaultValue()]
    }
  }

  /// Returns whether the array contains an element with the identifier of `element`, even if the
  /// two elements differ otherwise.
  ///
  /// - Complexity: O(1)
  @inlinable
  public func contains(_ element: Element) -> Bool {
    index(id: identify(element)) != nil
  }

  /// Returns the position of the element with an identifier, or `nil` if there is no such element.
  ///
  /// - Complexity: O(1)
  @inlinable
  public func index(id: ID) -> Int? {
    dictionary.index(forKey: id)
  }

  /// Removes and returns the element with an identifier. Does nothing if there is no such element.
  ///
  /// - Complexity: O(*n*), because the subsequent elements are moved.
  @inlinable
  @discardableResult
  public mutating func remove(id: ID) -> Element? {
    let removed = storage.removeValue(forKey: id)
    if removed != nil { changes.recordAnyChange() }
    return removed
  }

  /// Removes and returns the stored element with the identifier of `element`. Does nothing if there
  /// is no such element.
  ///
  /// - Complexity: O(*n*), because the subsequent elements are moved.
  @inlinable
  @discardableResult
  public mutating func remove(_ element: Element) -> Element? {
    remove(id: identify(element))
  }
}

extension Optional {
  /// The optional itself. After a change through the subscript, traps if the identifier of the
  /// wrapped element is not `id`.
  @inlinable
  subscript<ID: Equatable>(checkedBy identify: (Wrapped) -> ID, id: ID) -> Self {
    get {
      self
    }
    @inline(__always) _modify {
      // NB: The code is in a `defer`, because code after a `yield` does not run if the caller
      // throws.
      defer {
        if let newID = map(identify) {
          precondition(
            newID == id,
            "The id of the element with the id \(quoted(id)) can't be changed to \(quoted(newID))"
          )
        }
      }
      yield &self
    }
  }
}
