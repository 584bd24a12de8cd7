/// Lets a reducer change an element of a collection in place. If that is observable, what is put back in
/// its place later is told from it.
///
/// - Returns: What the reducer returns, and whether it put another element in the place of this one.
@inlinable
func reduceInPlace<State, R>(
  _ state: inout State,
  _ reduce: (inout State) -> R
) -> (result: R, isReplaced: Bool) {
  // What was looked up is there for good: to count a reference to it would take longer than the rest.
  knownIdentification(of: State.self)._withUnsafeGuaranteedRef { identification in
    identification.willModify(&state)
    let id = identification.id(of: state)
    let result = reduce(&state)
    return (result, identification.id(of: state) != id)
  }
}

/// How states of a type are told from each other. It is kept for good, because a reducer is made anew
/// for each action.
@usableFromInline
func knownIdentification<State>(of type: State.Type) -> Unmanaged<Identification<State>> {
  let key = UInt(bitPattern: ObjectIdentifier(type))
  if let known = knownIdentifications.unretained(at: key) {
    // It is one, as it is under the type.
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

/// Of states that aren't observable.
private final class ConstantIdentification<State>: Identification<State>, @unchecked Sendable {
  override func id(of state: State) -> ObservableStateID { ._$constant }
}

/// Of all types that were ever looked up: none is taken out again.
private let identifications = Lock<[ObjectIdentifier: AnyIdentification]>([:])

/// By the addresses of the states' types.
private let knownIdentifications = PermanentTable<AnyIdentification>()
