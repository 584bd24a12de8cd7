import ConcurrencyExtras

/// Calls a reducer that changes an element of a collection in place. Prepares an observable element
/// first, so that a later replacement by an earlier copy is detected.
///
/// - Returns: The result of the reducer, and whether the reducer replaced the element.
@inlinable
func reduceInPlace<State, R>(
  _ state: inout State,
  _ reduce: (inout State) -> R
) -> (result: R, isReplaced: Bool) {
  // Not retained, because the result of a lookup is never released, and counting a reference would
  // take longer than the rest of the call.
  cachedIdentityProvider(of: State.self)._withUnsafeGuaranteedRef { identityProvider in
    identityProvider.willModify(&state)
    let id = identityProvider.id(of: state)
    let result = reduce(&state)
    return (result, identityProvider.id(of: state) != id)
  }
}

/// Returns the identity provider of a type of state. The identity provider is never released,
/// because a reducer is created again for each action.
@usableFromInline
func cachedIdentityProvider<State>(of type: State.Type) -> Unmanaged<IdentityProvider<State>> {
  let key = UInt(bitPattern: ObjectIdentifier(type))
  if let known = cachedIdentityProviders.unretained(at: key) {
    // Sound, because the key identifies the type.
    return .fromOpaque(known.toOpaque())
  }
  return .passUnretained(lookUpIdentityProvider(of: type))
}

private func lookUpIdentityProvider<State>(of type: State.Type) -> IdentityProvider<State> {
  identityProviders.withLock { identityProviders in
    let id = ObjectIdentifier(type)
    let identityProvider =
      identityProviders[id] as? IdentityProvider<State>
      ?? StateIdentity<State>()?.identityProvider
      ?? ConstantIdentityProvider()
    identityProviders[id] = identityProvider
    cachedIdentityProviders.insert(identityProvider, under: UInt(bitPattern: id))
    return identityProvider
  }
}

/// An identity provider of states that aren't observable.
private final class ConstantIdentityProvider<State>: IdentityProvider<State>, @unchecked Sendable {
  override func id(of state: State) -> ObservableStateID { ._$constant }
}

/// The identity providers of all types that were ever looked up. No identity provider is removed.
private let identityProviders = Lock<[ObjectIdentifier: AnyIdentityProvider]>([:])

/// A table of the identity providers, with the addresses of the types of the states as the keys.
private let cachedIdentityProviders = PermanentTable<AnyIdentityProvider>()
