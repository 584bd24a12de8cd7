import OrderedCollections

extension IdentifiedArray {
  // These subscripts are for elements with an identity. An element that is changed in place, or
  // assigned after a change of a copy, notifies its own observers. Such a change is not recorded as
  // a replacement. The other subscripts can't distinguish a change from a replacement.

  /// The element with an identifier, or `nil` if there is no such element.
  ///
  /// - Parameters:
  ///   - id: The identifier of the element.
  ///   - identity: Returns the identity of an element.
  ///   - isSame: Returns whether the identities before and after a change belong to the same
  ///     element.
  @inlinable
  package subscript<Identity>(
    id id: ID,
    identity identity: (Element) -> Identity,
    isSame isSame: (_ old: Identity, _ new: Identity) -> Bool
  ) -> Element? {
    get {
      storage[id]
    }
    set {
      setElement(newValue, id: id) { !isSame(identity($0), identity($1)) }
    }
    @inline(__always) _modify {
      let index = storage.index(forKey: id)
      let before = index.map { identity(storage.values[$0]) }
      let count = storage.count
      if let index { changes.recordElementChange(at: index) }
      // NB: The code is in a `defer`, because code after a `yield` does not run if the caller
      // throws.
      defer {
        if storage.count != count {
          changes.recordAnyChange()
        } else if let index, let before, !isSame(before, identity(storage.values[index])) {
          changes.recordReplacement()
        }
      }
      yield &storage[id][checkedBy: identify, id]
    }
  }

  /// The element with an identifier, or a default element if there is no such element.
  @inlinable
  package subscript<Identity>(
    id id: ID,
    default defaultValue: @autoclosure () -> Element,
    identity identity: (Element) -> Identity,
    isSame isSame: (_ old: Identity, _ new: Identity) -> Bool
  ) -> Element {
    get {
      storage[id] ?? defaultValue()
    }
    set {
      setElement(newValue, id: id) { !isSame(identity($0), identity($1)) }
    }
    @inline(__always) _modify {
      let index = storage.index(forKey: id)
      let before = index.map { identity(storage.values[$0]) }
      if let index {
        changes.recordElementChange(at: index)
      } else {
        changes.recordAnyChange()
      }
      // NB: The code is in a `defer`, because code after a `yield` does not run if the caller
      // throws.
      defer {
        let position = index ?? storage.count - 1
        checkIdentity(of: storage.values[position], is: id)
        if let before, !isSame(before, identity(storage.values[position])) {
          changes.recordReplacement()
        }
      }
      yield &storage[id, default: defaultValue()]
    }
  }

  /// The element at a position.
  @inlinable
  package subscript<Identity>(
    position position: Int,
    identity identity: (Element) -> Identity,
    isSame isSame: (_ old: Identity, _ new: Identity) -> Bool
  ) -> Element {
    get {
      storage.values[position]
    }
    set {
      setElement(newValue, at: position) { !isSame(identity($0), identity($1)) }
    }
    @inline(__always) _modify {
      let before = identity(storage.values[position])
      changes.recordElementChange(at: position)
      // NB: The code is in a `defer`, because code after a `yield` does not run if the caller
      // throws.
      defer {
        if !isSame(before, identity(storage.values[position])) { changes.recordReplacement() }
        updateID(at: position)
      }
      yield &storage.values[position]
    }
  }
}
