import ConcurrencyExtras

extension KeyPath {
  /// For an observed property, the key path of its storage, with which the property is read without
  /// tracking. For any other key path, the key path itself.
  var untracked: KeyPath {
    func open<State: ObservableState>(_: State.Type) -> KeyPath? {
      (self as? KeyPath<State, Value>).flatMap { State._$storage(of: $0) as? KeyPath }
    }
    return (Root.self as? any ObservableState.Type).flatMap { open($0) } ?? self
  }

  /// Whether a property is known to be stored in the memory of its root. `false` for constants, for
  /// computed properties that aren't observed, and for properties of an object that the root
  /// references.
  var isStored: Bool {
    (self as? WritableKeyPath<Root, Value>).map(InPlaceAccess.isStored) ?? false
  }
}

extension WritableKeyPath {
  /// Changes a property of a state in place.
  ///
  /// A change with the key path of an observed property would copy the value and call the setter,
  /// so an action of one element would copy a whole stack. If possible, this method changes the
  /// value in its storage.
  ///
  /// - Parameters:
  ///   - root: The state.
  ///   - notifiesObservers: Whether observers are notified. `false` for changes of values that only
  ///     reducers read. A property that can be changed only with its setter notifies its observers
  ///     in any case.
  ///   - change: The change.
  /// - Returns: The result of `change`.
  @inlinable
  func modify<R>(
    _ root: inout Root,
    notifiesObservers: Bool = true,
    _ change: (inout Value) -> R
  ) -> R {
    // The access is not retained here, because an access is never released, and retaining the
    // access would take longer than the look-up.
    InPlaceAccess.to(self).withUncountedReference {
      $0.modify(&root, notifiesObservers: notifiesObservers, change)
    }
  }

  /// Reads a property of a state, in place if the property is stored in the state. The setter of
  /// the property is never called.
  @inlinable
  func readValue<R>(in root: inout Root, _ body: (Value) -> R) -> R {
    InPlaceAccess.to(self).withUncountedReference { $0.readValue(in: &root, body) }
  }

  /// The in-place access to the property, for code that changes the property more than once.
  @inlinable
  var inPlace: InPlaceAccess<Root, Value> {
    InPlaceAccess.to(self).takeUnretainedValue()
  }
}

/// The in-place access to a property.
// `Sendable` is unchecked, because key paths and the function `notify` are not marked as
// `Sendable`. All properties are immutable.
@usableFromInline
final class InPlaceAccess<Root, Value>: AnyInPlaceAccess, @unchecked Sendable {
  @usableFromInline let storage: WritableKeyPath<Root, Value>
  /// The offset of the property in the memory of the root, or `nil` if the property isn't stored
  /// in the root.
  @usableFromInline let offset: Int?
  /// The provider of the identity with which a change of the value is detected. `nil` if the
  /// property can't be observed, or if the property notifies its observers itself.
  @usableFromInline let provider: IdentityProvider<Value>?
  /// The provider that renews the revision of the root. `nil` if the property isn't stored in the
  /// root, because the setter of the property then renews the revision.
  @usableFromInline let rootProvider: IdentityProvider<Root>?
  /// A function that notifies the observers of the property.
  @usableFromInline let notify: (Root) -> Void

  private init(_ property: WritableKeyPath<Root, Value>) {
    if MemoryLayout<Root>.offset(of: property) == nil,
      let type = Root.self as? any ObservableState.Type,
      let provider = IdentityProvider<Value>.ofProperty(),
      let (storage, notify) = Self.open(type, property)
    {
      self.storage = storage
      self.provider = provider
      self.notify = notify
    } else {
      storage = property
      provider = nil
      notify = { _ in }
    }
    offset = MemoryLayout<Root>.offset(of: storage)
    rootProvider = offset == nil ? nil : IdentityProvider<Root>.ofState()
  }

  @inlinable
  func modify<R>(
    _ root: inout Root,
    notifiesObservers: Bool = true,
    _ change: (inout Value) -> R
  ) -> R {
    guard notifiesObservers else { return modifyStorage(of: &root, change) }
    rootProvider?.willModify(&root)
    guard let provider else { return modifyStorage(of: &root, change) }
    var hasChanged = false
    let result = modifyStorage(of: &root) { value in
      let before = provider.id(of: value)
      let result = change(&value)
      hasChanged = !provider.id(of: value).isContinuation(of: before)
      return result
    }
    if hasChanged {
      notify(root)
    }
    return result
  }

  @inlinable
  func readValue<R>(in root: inout Root, _ body: (Value) -> R) -> R {
    guard offset != nil else { return body(root[keyPath: storage]) }
    return modifyStorage(of: &root) { body($0) }
  }

  @inlinable
  func modifyStorage<R>(of root: inout Root, _ change: (inout Value) -> R) -> R {
    guard let offset else { return change(&root[keyPath: storage]) }
    // `MemoryLayout.offset(of:)` is intended for this use. The function returns an offset only if
    // the key path refers to a value in the memory of the root, and no property observer or
    // accessor is involved. The access to the root is exclusive, so the access to a part of the
    // root is also exclusive.
    return withUnsafeMutableBytes(of: &root) { memory in
      guard let start = memory.baseAddress else {
        preconditionFailure("A value that has properties has an address.")
      }
      return change(&(start + offset).assumingMemoryBound(to: Value.self).pointee)
    }
  }

  /// Returns the access to a property. The access is never released, so that the access can be used
  /// for all later actions.
  @inlinable
  static func to(_ property: WritableKeyPath<Root, Value>) -> Unmanaged<InPlaceAccess> {
    if let known = cachedAccess(to: property),
      known.withUncountedReference({ $0 is InPlaceAccess })
    {
      // The cast is sound, because the condition checks the type.
      return .fromOpaque(known.toOpaque())
    }
    return .passUnretained(lookUp(property))
  }

  /// Whether the storage of a property has an offset. An access that is created for the check is
  /// not stored, because a key path with arguments is a different key path for each argument.
  static func isStored(_ property: WritableKeyPath<Root, Value>) -> Bool {
    let known = properties.withLock {
      $0[PropertyID(keyPath: property)]?.access as? InPlaceAccess
    }
    return (known ?? InPlaceAccess(property)).offset != nil
  }

  @usableFromInline
  static func lookUp(_ property: WritableKeyPath<Root, Value>) -> InPlaceAccess {
    properties.withLock { properties in
      let id = PropertyID(keyPath: property)
      let known = properties[id]
      let access = known?.access as? InPlaceAccess ?? InPlaceAccess(property)
      var keyPaths = known?.cachedKeyPaths ?? []
      // A key path literal in code that isn't generic is a single permanent object. Other key paths
      // are created at each use, and must not fill the table.
      if keyPaths.count < maximumCachedKeyPathCount,
        cachedAccesses.insert(access, under: property.address)
      {
        keyPaths.append(id)
      }
      properties[id] = ChangedProperty(access: access, cachedKeyPaths: keyPaths)
      return access
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
class AnyInPlaceAccess: @unchecked Sendable {}

private struct PropertyID: Hashable, @unchecked Sendable {
  let keyPath: AnyKeyPath
}

private struct ChangedProperty: Sendable {
  let access: AnyInPlaceAccess
  /// The key paths of the property in ``cachedAccesses``, retained so that no other key path is
  /// allocated at their addresses.
  let cachedKeyPaths: [PropertyID]
}

/// The maximum number of key paths of a property in ``cachedAccesses``.
private let maximumCachedKeyPathCount = 8

/// All properties that were ever changed. No property is removed.
private let properties = Lock<[PropertyID: ChangedProperty]>([:])

/// A table of the accesses, with the addresses of the key paths as the keys.
private let cachedAccesses = PermanentTable<AnyInPlaceAccess>()

@usableFromInline
func cachedAccess(to property: AnyKeyPath) -> Unmanaged<AnyInPlaceAccess>? {
  cachedAccesses.unretained(at: property.address)
}

extension AnyKeyPath {
  fileprivate var address: UInt { UInt(bitPattern: ObjectIdentifier(self)) }
}
