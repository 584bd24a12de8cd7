/// Calls a reducer with an element of a collection, which the reducer changes in place. Prepares an
/// observable element, so that replacing it with an earlier copy is detected later.
///
/// - Returns: The result of the reducer, and whether the reducer replaced the element with another.
@inlinable
func reduceInPlace<State, R>(
  _ state: inout State,
  _ reduce: (inout State) -> R
) -> (result: R, isReplaced: Bool) {
  // Not retained, because the result of a look-up is never released, and counting a reference would
  // take longer than the rest of the call.
  knownIdentification(of: State.self)._withUnsafeGuaranteedRef { identification in
    identification.willModify(&state)
    let id = identification.id(of: state)
    let result = reduce(&state)
    return (result, identification.id(of: state) != id)
  }
}

/// Returns the identification of states of a type. The identification is never released, because a
/// reducer is created again for each action.
@usableFromInline
func knownIdentification<State>(of type: State.Type) -> Unmanaged<Identification<State>> {
  let key = UInt(bitPattern: ObjectIdentifier(type))
  if let known = knownIdentifications.unretained(at: key) {
    // Sound, because the key is the type.
    return .fromOpaque(known.toOpaque())
  }
  return .passUnretained(lookUpIdentification(of: type))
}

private func lookUpIdentification<State>(of type: State.Type) -> Identification<State> {
  identifications.withLock { identifications in
    let id = ObjectIdentifier(type)
    let identification =
      identifications[id] as? Identification<State>
      ?? StateIdentity<State>()?.identification
      ?? ConstantIdentification()
    identifications[id] = identification
    knownIdentifications.insert(identification, under: UInt(bitPattern: id))
    return identification
  }
}

/// The identification of states that aren't observable.
private final class ConstantIdentification<State>: Identification<State>, @unchecked Sendable {
  override func id(of state: State) -> ObservableStateID { ._$constant }
}

/// The identifications of all types that were ever looked up. No identification is removed.
private let identifications = Lock<[ObjectIdentifier: AnyIdentification]>([:])

/// The identifications, by the addresses of the types of the states.
private let knownIdentifications = PermanentTable<AnyIdentification>()
