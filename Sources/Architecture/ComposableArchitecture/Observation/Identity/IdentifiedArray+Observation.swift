import IdentifiedCollections

// The compiler prefers these subscripts to the subscripts for elements that aren't observable. An
// element that is changed in place notifies its own observers. The observers of the array are
// notified only if an element is inserted, removed or replaced.

extension IdentifiedArray where Element: ObservableState {
  /// The element with an identifier, or `nil` if there is no such element.
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
  /// The assigned element can have another identifier than the current element. If the identifier
  /// is the identifier of an element at another position, the two elements are swapped first. The
  /// assigned element then replaces the element at `position`.
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
