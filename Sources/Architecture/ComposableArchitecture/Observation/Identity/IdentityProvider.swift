import ConcurrencyExtras

/// An object that returns the identities of the values of a type, for code in which the conformance
/// of the type to `ObservableState` isn't known at compile time.
@usableFromInline
class IdentityProvider<Value>: AnyIdentityProvider, @unchecked Sendable {
  /// Returns the identity of a value.
  @usableFromInline
  func id(of value: Value) -> ObservableStateID {
    preconditionFailure("An IdentityProvider is abstract.")
  }

  /// Called before the storage of a value is changed. The provider of an observable state renews
  /// the revision of the state. Other providers do nothing.
  @usableFromInline
  func willModify(_ value: inout Value) {}
}

/// The non-generic base class of the identity providers.
// `Sendable` is unchecked, because the compiler can't check subclasses. No subclass has mutable
// state.
@usableFromInline
class AnyIdentityProvider: @unchecked Sendable {
  /// Whether the type of the values conforms to `ObservableState`.
  final let isOfObservableState: Bool
  /// Whether tracking a read of a part of a value suffices to observe a replacement of the part.
  /// `false` for a type that isn't observable, and for a collection, because elements are read
  /// without tracking the collection.
  final let observesParts: Bool

  init(isOfObservableState: Bool, observesParts: Bool) {
    self.isOfObservableState = isOfObservableState
    self.observesParts = observesParts
  }
}

extension IdentityProvider {
  /// Returns the identity provider of a type, or `nil` if the type isn't observable. Each call
  /// returns the same provider.
  static func ofState() -> IdentityProvider? {
    cachedIdentityProvider(of: Value.self).withUncountedReference {
      $0.isOfObservableState ? $0 : nil
    }
  }

  fileprivate static func make() -> IdentityProvider {
    func open<State: ObservableState>(_: State.Type) -> AnyObject {
      ObservableIdentityProvider<State>(
        observesParts: !(State.self is any ElementsIdentified.Type)
      )
    }
    let provider = (Value.self as? any ObservableState.Type).flatMap {
      open($0) as? IdentityProvider
    }
    return provider ?? ConstantIdentityProvider(isOfObservableState: false, observesParts: false)
  }

  /// Returns the identity provider of the type of a property, or `nil` if changes of the property
  /// can be detected only by a comparison of whole values.
  static func ofProperty() -> IdentityProvider? {
    func open<Elements: ElementsIdentified>(_: Elements.Type) -> AnyObject {
      ElementsIdentityProvider<Elements>(isOfObservableState: false, observesParts: false)
    }
    guard let type = Value.self as? any ElementsIdentified.Type else { return ofState() }
    return type.hasElementsID ? open(type) as? IdentityProvider : nil
  }

  /// Whether tracking a read of a part of a value suffices to observe a replacement of the part.
  static var observesParts: Bool {
    cachedIdentityProvider(of: Value.self).withUncountedReference { $0.observesParts }
  }
}

private final class ObservableIdentityProvider<State: ObservableState>: IdentityProvider<State>,
  @unchecked Sendable
{
  init(observesParts: Bool) {
    super.init(isOfObservableState: true, observesParts: observesParts)
  }

  override func id(of state: State) -> ObservableStateID { state._$id }

  override func willModify(_ state: inout State) { state._$willModify() }
}

private final class ElementsIdentityProvider<Value: ElementsIdentified>: IdentityProvider<Value>,
  @unchecked Sendable
{
  override func id(of value: Value) -> ObservableStateID { value.elementsID }
}

/// An identity provider of states that aren't observable.
private final class ConstantIdentityProvider<State>: IdentityProvider<State>, @unchecked Sendable {
  override func id(of state: State) -> ObservableStateID { ._$constant }
}

/// Calls a reducer that changes an element of a collection in place.
///
/// - Returns: The result of the reducer, and whether the reducer replaced the element.
@inlinable
func reduceInPlace<State, R>(
  _ state: inout State,
  _ reduce: (inout State) -> R
) -> (result: R, isReplaced: Bool) {
  // The provider is not retained here, because a provider is never released, and retaining the
  // provider would take longer than the look-up.
  cachedIdentityProvider(of: State.self).withUncountedReference { provider in
    let before = provider.id(of: state)
    let result = reduce(&state)
    return (result, !provider.id(of: state).isContinuation(of: before))
  }
}

/// Returns the identity provider of a type of state. The identity provider is never released, so
/// that the provider can be used for all later actions.
@usableFromInline
func cachedIdentityProvider<State>(of type: State.Type) -> Unmanaged<IdentityProvider<State>> {
  let key = UInt(bitPattern: ObjectIdentifier(type))
  if let known = cachedIdentityProviders.unretained(at: key) {
    // The cast is sound, because the key identifies the type.
    return .fromOpaque(known.toOpaque())
  }
  return .passUnretained(lookUpIdentityProvider(of: type))
}

private func lookUpIdentityProvider<State>(of type: State.Type) -> IdentityProvider<State> {
  identityProviders.withLock { identityProviders in
    let id = ObjectIdentifier(type)
    let identityProvider =
      identityProviders[id] as? IdentityProvider<State>
      ?? IdentityProvider<State>.make()
    identityProviders[id] = identityProvider
    cachedIdentityProviders.insert(identityProvider, under: UInt(bitPattern: id))
    return identityProvider
  }
}

/// Returns the identity of a value, or `nil` if the type of the value isn't observable.
func identity<State>(of state: State) -> ObservableStateID? {
  cachedIdentityProvider(of: State.self).withUncountedReference { provider in
    provider.isOfObservableState ? provider.id(of: state) : nil
  }
}

/// The identity providers of all types that were ever looked up. No identity provider is removed.
private let identityProviders = Lock<[ObjectIdentifier: AnyIdentityProvider]>([:])

/// A cache of the identity providers, with the addresses of the types of the states as the keys.
private let cachedIdentityProviders = PermanentTable<AnyIdentityProvider>()
