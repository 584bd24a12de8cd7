/// Calls a reducer with an element of a collection, which the reducer changes in place. Prepares an
/// observable element, so that replacing it with an earlier copy is detected later.
///
/// - Returns: The result of the reducer, and whether the reducer replaced the element with another.
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

/// Returns the identification of states of a type. The identification is never released, because a
/// reducer is created again for each action.
@usableFromInline
func cachedIdentityProvider<State>(of type: State.Type) -> Unmanaged<IdentityProvider<State>> {
  let key = UInt(bitPattern: ObjectIdentifier(type))
  if let known = cachedIdentityProviders.unretained(at: key) {
    // Sound, because the key is the type.
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

/// The identification of states that aren't observable.
private final class ConstantIdentityProvider<State>: IdentityProvider<State>, @unchecked Sendable {
  override func id(of state: State) -> ObservableStateID { ._$constant }
}

/// The identifications of all types that were ever looked up. No identification is removed.
private let identityProviders = Lock<[ObjectIdentifier: AnyIdentityProvider]>([:])

/// The identifications, by the addresses of the types of the states.
private let cachedIdentityProviders = PermanentTable<AnyIdentityProvider>()
