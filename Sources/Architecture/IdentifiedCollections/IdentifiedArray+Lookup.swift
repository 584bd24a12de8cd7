import OrderedCollections

extension IdentifiedArray: _MutableIdentifiedCollection {
  /// The element with an id.
  ///
  /// Change an element in place, without a copy of it or of the others; remove it by assigning
  /// `nil`; add one at the end by assigning to an id that is not there yet:
  ///
  /// ```swift
  /// todos[id: 1]?.isComplete = true
  /// todos[id: 1] = nil
  /// todos[id: 2] = Todo(id: 2)
  /// ```
  ///
  /// - Parameter id: The id to look for. Reading an id that is not there gives `nil`, and
  ///   assigning `nil` to it does nothing.
  /// - Precondition: What is assigned has the id it is assigned to. Changing the id of an element
  ///   in place traps, too: remove the element and add the new one.
  /// - Complexity: O(1) to read, change and add; O(*n*) to remove, and to change an array that
  ///   shares its storage with a copy.
  @inlinable
  public subscript(id id: ID) -> Element? {
    get {
      dictionary[id]
    }
    set {
      guard let newValue else {
        dictionary[id] = nil
        return
      }
      checkIdentity(of: newValue, is: id)
      if let index = storage.index(forKey: id) {
        replaceElement(at: index, by: newValue)
      } else {
        dictionary[id] = newValue
      }
    }
    @inline(__always) _modify {
      // Checked on its way back into the dictionary, which saves looking it up once more.
      yield &dictionary[id][checkedBy: identify, id]
    }
  }

  /// The element with an id, or another one where there is none.
  ///
  /// Changing it in place adds the other one first, at the end:
  ///
  /// ```swift
  /// counters[id: 1, default: Counter(id: 1)].count += 1
  /// ```
  ///
  /// - Parameters:
  ///   - id: The id to look for.
  ///   - defaultValue: The element to take where there is none. Only made then.
  /// - Precondition: What is added or changed has the id after that.
  /// - Complexity: O(1)
  @inlinable
  public subscript(id id: ID, default defaultValue: @autoclosure () -> Element) -> Element {
    get {
      dictionary[id] ?? defaultValue()
    }
    set {
      self[id: id] = newValue
    }
    @inline(__always) _modify {
      // NB: In a `defer`, because nothing after a `yield` runs when the caller throws.
      defer {
        if let element = dictionary[id] { checkIdentity(of: element, is: id) }
      }
      yield &dictionary[id, default: defaultValue()]
    }
  }

  /// Whether the array has an element with the id of this one, even if the two differ otherwise.
  ///
  /// - Complexity: O(1)
  @inlinable
  public func contains(_ element: Element) -> Bool {
    index(id: identify(element)) != nil
  }

  /// The position of the element with an id, or `nil` if there is none.
  ///
  /// - Complexity: O(1)
  @inlinable
  public func index(id: ID) -> Int? {
    dictionary.index(forKey: id)
  }

  /// Removes the element with an id and returns it. Does nothing if there is none.
  ///
  /// - Complexity: O(*n*), because the elements behind it move up.
  @inlinable
  @discardableResult
  public mutating func remove(id: ID) -> Element? {
    dictionary.removeValue(forKey: id)
  }

  /// Removes the element that has the id of this one, and returns it as it was in the array. Does
  /// nothing if there is none.
  ///
  /// - Complexity: O(*n*), because the elements behind it move up.
  @inlinable
  @discardableResult
  public mutating func remove(_ element: Element) -> Element? {
    remove(id: identify(element))
  }
}

extension Optional {
  /// The value itself; traps when a change through it leaves an element that has another id.
  @inlinable
  subscript<ID: Equatable>(checkedBy identify: (Wrapped) -> ID, id: ID) -> Self {
    get {
      self
    }
    @inline(__always) _modify {
      // NB: In a `defer`, because nothing after a `yield` runs when the caller throws.
      defer {
        if let newID = map(identify) {
          precondition(
            newID == id,
            "The id of the element with the id '\(id)' can't be changed to '\(newID)'"
          )
        }
      }
      yield &self
    }
  }
}
