import IdentifiedCollections

/// A value of which observers hear when its identity changes, so that it need not be compared whole.
protocol IdentifiedInPlace {
  /// Tells the identity of a value; `nil` if it takes more than that to tell whether it changed.
  static var identityInPlace: ((Self) -> AnyHashable)? { get }
}

extension StackState: IdentifiedInPlace {
  static var identityInPlace: ((Self) -> AnyHashable)? { { $0.location } }
}

extension IdentifiedArray: IdentifiedInPlace {
  // The ids are stored apart from the elements, so that having them has no element copied. Elements
  // that tell nobody of their changes have to be compared.
  static var identityInPlace: ((Self) -> AnyHashable)? {
    Element.self is any ObservableState.Type ? { $0.ids } : nil
  }
}

extension PresentationState: IdentifiedInPlace {
  static var identityInPlace: ((Self) -> AnyHashable)? {
    StateIdentity<State>().map { identity in
      { $0.wrappedValue.map { identity($0) } ?? ._$constant }
    }
  }
}

extension WritableKeyPath {
  /// Changes a property of a state in place.
  ///
  /// A key path to an observed property gets a copy and sets it, so that a stack would be copied whole
  /// for an action of one of its elements. This finds where the property is stored.
  ///
  /// - Parameters:
  ///   - root: The state.
  ///   - isNoted: Whether observers are to hear of it: not of what only reducers know.
  ///   - change: The change.
  func modify<R>(
    _ root: inout Root,
    isNoted: Bool = true,
    _ change: (inout Value) -> R
  ) -> R {
    guard
      // A stored property is changed in place anyway.
      MemoryLayout<Root>.offset(of: self) == nil,
      let way = InPlaceChange<Root, Value>.to(self)
    else { return change(&root[keyPath: self]) }
    guard isNoted else { return change(&root[keyPath: way.storage]) }
    let before = way.identity(root[keyPath: way.storage])
    defer {
      if way.identity(root[keyPath: way.storage]) != before {
        way.notify(root)
      }
    }
    return change(&root[keyPath: way.storage])
  }
}

/// How a property of an observable state is changed where it is stored.
// Unchecked because key paths, and the functions made of them, are not marked as sendable; they are
// immutable.
private final class InPlaceChange<Root, Value>: AnyInPlaceChange, @unchecked Sendable {
  let storage: WritableKeyPath<Root, Value>
  let identity: (Value) -> AnyHashable
  let notify: (Root) -> Void

  private init?(_ property: WritableKeyPath<Root, Value>) {
    guard
      let type = Root.self as? any ObservableState.Type,
      let identity = identityInPlace(Value.self),
      let (storage, notify) = Self.open(type, property)
    else { return nil }
    self.storage = storage
    self.identity = identity
    self.notify = notify
  }

  /// Looked up once for each property: a reducer is made anew for each action.
  static func to(_ property: WritableKeyPath<Root, Value>) -> InPlaceChange? {
    let id = PropertyID(keyPath: property)
    if let known = ways.withLock({ $0[id] }) {
      return known.way as? InPlaceChange
    }
    let way = InPlaceChange(property)
    ways.withLock { $0[id] = KnownWay(way: way) }
    return way
  }

  private static func open<State: ObservableState>(
    _: State.Type,
    _ property: WritableKeyPath<Root, Value>
  ) -> (WritableKeyPath<Root, Value>, (Root) -> Void)? {
    guard
      let property = property as? KeyPath<State, Value>,
      let storage = State._$storage(of: property) as? WritableKeyPath<Root, Value>
    else { return nil }
    let notify = { (state: State) in state._$notify(property) }
    return (notify as? (Root) -> Void).map { (storage, $0) }
  }
}

/// How a value is told from others, if that takes no comparison of the whole.
private func identityInPlace<Value>(_: Value.Type) -> ((Value) -> AnyHashable)? {
  guard let type = Value.self as? any IdentifiedInPlace.Type else {
    return StateIdentity<Value>().map { identity in { identity($0) } }
  }
  func open<Known: IdentifiedInPlace>(_: Known.Type) -> Any? { Known.identityInPlace }
  return open(type) as? (Value) -> AnyHashable
}

private class AnyInPlaceChange: @unchecked Sendable {}

private struct KnownWay: Sendable {
  /// `nil` if there is none.
  let way: AnyInPlaceChange?
}

private struct PropertyID: Hashable, @unchecked Sendable {
  let keyPath: AnyKeyPath
}

private let ways = Lock<[PropertyID: KnownWay]>([:])
