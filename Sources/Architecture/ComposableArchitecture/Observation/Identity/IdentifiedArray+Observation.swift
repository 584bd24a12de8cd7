import IdentifiedCollections

// These subscripts have precedence over the subscripts for other elements. They notify the
// observers of an array only when an element is replaced. An element that is changed in place
// notifies its own observers.

extension IdentifiedArray where Element: ObservableState {
  /// The element with an identifier.
  ///
  /// Assigning `nil` removes the element. Assigning to an identifier that the array does not
  /// contain appends the element. The assigned element must have the identifier `id`.
  @inlinable
  public subscript(id id: ID) -> Element? {
    get {
      self[id: id, identity: { $0._$id }, isSame: { $1.isContinuation(of: $0) }]
    }
    set {
      self[id: id, identity: { $0._$id }, isSame: { $1.isContinuation(of: $0) }] = newValue
    }
    @inline(__always) _modify {
      yield &self[id: id, identity: { $0._$id }, isSame: { $1.isContinuation(of: $0) }]
    }
  }

  /// The element with an identifier, or a default element if there is no such element.
  ///
  /// Changing the default element in place first appends the default element, which must have the
  /// identifier `id`.
  @inlinable
  public subscript(id id: ID, default defaultValue: @autoclosure () -> Element) -> Element {
    get {
      self[id: id] ?? defaultValue()
    }
    set {
      self[id: id] = newValue
    }
    @inline(__always) _modify {
      yield &self[
        id: id,
        default: defaultValue(),
        identity: { $0._$id },
        isSame: { $1.isContinuation(of: $0) }
      ]
    }
  }

  /// The element at a position. Traps if there is no element at the position.
  ///
  /// An assigned element can have another identifier than the current element. If another element
  /// has the identifier, the assigned element replaces the other element, and is swapped with the
  /// current element.
  @inlinable
  public subscript(position: Int) -> Element {
    get {
      self[position: position, identity: { $0._$id }, isSame: { $1.isContinuation(of: $0) }]
    }
    set {
      self[position: position, identity: { $0._$id }, isSame: { $1.isContinuation(of: $0) }] =
        newValue
    }
    @inline(__always) _modify {
      yield &self[
        position: position,
        identity: { $0._$id },
        isSame: { $1.isContinuation(of: $0) }
      ]
    }
  }
}
