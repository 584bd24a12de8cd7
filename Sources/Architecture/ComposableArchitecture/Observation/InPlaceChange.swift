import IdentifiedCollections

/// A value of which observers hear when its identity changes, so that it need not be compared whole.
protocol IdentifiedInPlace {
  /// Tells the identity of a value; `nil` if it takes more than that to tell whether it changed.
  static var identityInPlace: ((Self) -> InPlaceIdentity)? { get }
}

/// What tells a value from the one that it was.
@usableFromInline
enum InPlaceIdentity: Equatable {
  case id(ObservableStateID)
  case ids(AnyHashable)
}

extension StackState: IdentifiedInPlace {
  static var identityInPlace: ((Self) -> InPlaceIdentity)? { { .id($0.location) } }
}

extension IdentifiedArray: IdentifiedInPlace {
  // The ids are stored apart from the elements, so that having them has no element copied. Elements
  // that tell nobody of their changes have to be compared.
  static var identityInPlace: ((Self) -> InPlaceIdentity)? {
    Element.self is any ObservableState.Type ? { .ids($0.ids) } : nil
  }
}

extension PresentationState: IdentifiedInPlace {
  static var identityInPlace: ((Self) -> InPlaceIdentity)? {
    StateIdentity<State>().map { identity in
      { .id($0.wrappedValue.map { identity($0) } ?? ._$constant) }
    }
  }
}

extension KeyPath {
  /// Whether a property is stored in the memory of what has it, as far as that is known: not of what
  /// is worked out, nor of what an object holds.
  var isStored: Bool {
    (self as? WritableKeyPath<Root, Value>)?.inPlace.offset != nil
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
  @inlinable
  func modify<R>(
    _ root: inout Root,
    isNoted: Bool = true,
    _ change: (inout Value) -> R
  ) -> R {
    inPlace.modify(&root, isNoted: isNoted, change)
  }

  /// How the property is changed in place; for who changes it more than once.
  @inlinable
  var inPlace: InPlaceChange<Root, Value> { .to(self) }
}

/// How a property is changed where it is stored.
// Unchecked because key paths, and the functions made of them, are not marked as sendable; they are
// immutable.
@usableFromInline
final class InPlaceChange<Root, Value>: AnyInPlaceChange, @unchecked Sendable {
  @usableFromInline
  struct Observed {
    @usableFromInline let identity: (Value) -> InPlaceIdentity
    @usableFromInline let notify: (Root) -> Void
  }

  @usableFromInline let storage: WritableKeyPath<Root, Value>
  /// Where in the memory of the root the property is; `nil` if it isn't there.
  @usableFromInline let offset: Int?
  /// How observers are told; `nil` if nobody can observe the property, or it tells them itself.
  @usableFromInline let observed: Observed?

  private init(_ property: WritableKeyPath<Root, Value>) {
    if MemoryLayout<Root>.offset(of: property) == nil,
      let type = Root.self as? any ObservableState.Type,
      let identity = identityInPlace(Value.self),
      let (storage, notify) = Self.open(type, property)
    {
      self.storage = storage
      observed = Observed(identity: identity, notify: notify)
    } else {
      storage = property
      observed = nil
    }
    offset = MemoryLayout<Root>.offset(of: storage)
  }

  @inlinable
  func modify<R>(
    _ root: inout Root,
    isNoted: Bool = true,
    _ change: (inout Value) -> R
  ) -> R {
    guard isNoted, let observed else { return modifyStorage(of: &root, change) }
    var hasChanged = false
    let result = modifyStorage(of: &root) { value in
      let before = observed.identity(value)
      let result = change(&value)
      hasChanged = observed.identity(value) != before
      return result
    }
    if hasChanged {
      observed.notify(root)
    }
    return result
  }

  @inlinable
  func modifyStorage<R>(of root: inout Root, _ change: (inout Value) -> R) -> R {
    guard let offset else { return change(&root[keyPath: storage]) }
    // What `MemoryLayout.offset(of:)` is for: there is an offset only if the key path leads to memory
    // of the root itself, which holds a value of the key path's type and has no observers. The access
    // to the root is exclusive, and so is that to a part of it.
    return withUnsafeMutableBytes(of: &root) { memory in
      guard let start = memory.baseAddress else {
        preconditionFailure("A value that has properties has an address.")
      }
      return change(&(start + offset).assumingMemoryBound(to: Value.self).pointee)
    }
  }

  /// Looked up once for each property: a reducer is made anew for each action.
  @inlinable
  static func to(_ property: WritableKeyPath<Root, Value>) -> InPlaceChange {
    if let known = knownChange(to: property) as? InPlaceChange {
      return known
    }
    return lookUp(property)
  }

  @usableFromInline
  static func lookUp(_ property: WritableKeyPath<Root, Value>) -> InPlaceChange {
    changes.withLock { changes in
      let id = PropertyID(keyPath: property)
      let change = changes.properties[id] as? InPlaceChange ?? InPlaceChange(property)
      changes.properties[id] = change
      // A key path that is written in code which is not generic is one object for good. Others are
      // made each time that they are used, and there is room for some of them only.
      if knownChanges.insert(change, under: property.address) {
        changes.kept.append(id)
      }
      return change
    }
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
private func identityInPlace<Value>(_: Value.Type) -> ((Value) -> InPlaceIdentity)? {
  guard let type = Value.self as? any IdentifiedInPlace.Type else {
    return StateIdentity<Value>().map { identity in { .id(identity($0)) } }
  }
  func open<Known: IdentifiedInPlace>(_: Known.Type) -> Any? { Known.identityInPlace }
  return open(type) as? (Value) -> InPlaceIdentity
}

@usableFromInline
class AnyInPlaceChange: @unchecked Sendable {}

private struct PropertyID: Hashable, @unchecked Sendable {
  let keyPath: AnyKeyPath
}

private struct Changes: Sendable {
  var properties: [PropertyID: AnyInPlaceChange] = [:]
  /// The key paths of ``knownChanges``, so that no others can come to be where they are.
  var kept: [PropertyID] = []
}

/// By the addresses of key paths.
private let knownChanges = PermanentTable<AnyInPlaceChange>()

@usableFromInline
func knownChange(to property: AnyKeyPath) -> AnyInPlaceChange? {
  knownChanges[property.address]
}

extension AnyKeyPath {
  fileprivate var address: UInt { UInt(bitPattern: ObjectIdentifier(self)) }
}

private let changes = Lock(Changes())
