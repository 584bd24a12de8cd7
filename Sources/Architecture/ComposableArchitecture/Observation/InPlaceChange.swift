extension KeyPath {
  /// Whether a property is stored in the memory of what has it, as far as that is known: not of what
  /// is worked out, nor of what an object holds.
  var isStored: Bool {
    (self as? WritableKeyPath<Root, Value>).map(InPlaceChange.isStored) ?? false
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
  ///   - isNoted: Whether observers are to hear of it: not of what only reducers know. A property that
  ///     has to be set to be changed tells them all the same.
  ///   - change: The change.
  @inlinable
  func modify<R>(
    _ root: inout Root,
    isNoted: Bool = true,
    _ change: (inout Value) -> R
  ) -> R {
    // What was looked up is there for good: to count a reference to it would take longer than the rest.
    InPlaceChange.to(self)._withUnsafeGuaranteedRef {
      $0.modify(&root, isNoted: isNoted, change)
    }
  }

  /// Looks at a property of a state in place. Nothing is set, whatever the property is.
  @inlinable
  func look<R>(in root: inout Root, _ body: (Value) -> R) -> R {
    InPlaceChange.to(self)._withUnsafeGuaranteedRef { $0.look(in: &root, body) }
  }

  /// How the property is changed in place; for who changes it more than once.
  @inlinable
  var inPlace: InPlaceChange<Root, Value> {
    InPlaceChange.to(self).takeUnretainedValue()
  }
}

/// How a property is changed where it is stored.
// Unchecked because key paths, and the functions made of them, are not marked as sendable; they are
// immutable.
@usableFromInline
final class InPlaceChange<Root, Value>: AnyInPlaceChange, @unchecked Sendable {
  @usableFromInline let storage: WritableKeyPath<Root, Value>
  /// Where in the memory of the root the property is; `nil` if it isn't there.
  @usableFromInline let offset: Int?
  /// How the value is told from the one that it was; `nil` if nobody can observe the property, or it
  /// tells its observers itself.
  @usableFromInline let identity: InPlaceIdentity<Value>?
  /// How a value that is stored but not observed is told that it is about to be changed.
  @usableFromInline let unobserved: Identification<Value>?
  /// How observers are told.
  @usableFromInline let notify: (Root) -> Void

  private init(_ property: WritableKeyPath<Root, Value>) {
    if MemoryLayout<Root>.offset(of: property) == nil,
      let type = Root.self as? any ObservableState.Type,
      let identity = InPlaceIdentity<Value>(),
      let (storage, notify) = Self.open(type, property)
    {
      self.storage = storage
      self.identity = identity
      self.notify = notify
    } else {
      storage = property
      identity = nil
      notify = { _ in }
    }
    offset = MemoryLayout<Root>.offset(of: storage)
    // The root itself is for who holds it.
    let isPart = offset != nil && property as AnyKeyPath != \Root.self
    unobserved = isPart && identity == nil ? StateIdentity<Value>()?.identification : nil
  }

  @inlinable
  func modify<R>(
    _ root: inout Root,
    isNoted: Bool = true,
    _ change: (inout Value) -> R
  ) -> R {
    guard isNoted else { return modifyStorage(of: &root, change) }
    guard let identity else {
      return modifyStorage(of: &root) { value in
        unobserved?.willModify(&value)
        return change(&value)
      }
    }
    var hasChanged = false
    let result = modifyStorage(of: &root) { value in
      identity.willModify(&value)
      let id = identity.id(of: value)
      let elementIDs = identity.elementIDs(of: value)
      let result = change(&value)
      hasChanged =
        if let elementIDs {
          !elementIDs.areSame(as: identity.elementIDs(of: value))
        } else {
          identity.id(of: value) != id
        }
      return result
    }
    if hasChanged {
      notify(root)
    }
    return result
  }

  @inlinable
  func look<R>(in root: inout Root, _ body: (Value) -> R) -> R {
    guard offset != nil else { return body(root[keyPath: storage]) }
    return modifyStorage(of: &root) { body($0) }
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

  /// Looked up once for each property: a reducer is made anew for each action. It is never released.
  @inlinable
  static func to(_ property: WritableKeyPath<Root, Value>) -> Unmanaged<InPlaceChange> {
    if let known = knownChange(to: property),
      known._withUnsafeGuaranteedRef({ $0 is InPlaceChange })
    {
      // It is one, as has just been asked.
      return .fromOpaque(known.toOpaque())
    }
    return .passUnretained(lookUp(property))
  }

  /// Whether a property has an offset. It isn't kept for that: a key path with arguments is another one
  /// for each of them.
  static func isStored(_ property: WritableKeyPath<Root, Value>) -> Bool {
    let known = changes.withLock {
      $0.properties[PropertyID(keyPath: property)] as? InPlaceChange
    }
    return (known ?? InPlaceChange(property)).offset != nil
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

@usableFromInline
class AnyInPlaceChange: @unchecked Sendable {}

private struct PropertyID: Hashable, @unchecked Sendable {
  let keyPath: AnyKeyPath
}

private struct Changes: Sendable {
  /// Of all properties that were ever changed: none is taken out again.
  var properties: [PropertyID: AnyInPlaceChange] = [:]
  /// The key paths of ``knownChanges``, so that no others can come to be where they are.
  var kept: [PropertyID] = []
}

/// By the addresses of key paths.
private let knownChanges = PermanentTable<AnyInPlaceChange>()

@usableFromInline
func knownChange(to property: AnyKeyPath) -> Unmanaged<AnyInPlaceChange>? {
  knownChanges.unretained(at: property.address)
}

extension AnyKeyPath {
  fileprivate var address: UInt { UInt(bitPattern: ObjectIdentifier(self)) }
}

private let changes = Lock(Changes())
