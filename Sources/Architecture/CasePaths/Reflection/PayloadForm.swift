/// Whether values of two types are the same bytes: the types are equal, or they are tuples of the
/// same elements whose labels differ.
///
/// The payload of `case element(id: ID, action: Action)` is a labelled tuple, while its
/// constructor, passed as a function, takes an unlabelled one.
func haveSameLayout(_ lhs: Any.Type, _ rhs: Any.Type) -> Bool {
  if lhs == rhs { return true }
  switch (TypeMetadata(lhs).tupleElements, TypeMetadata(rhs).tupleElements) {
  case (let lhs?, let rhs?) where lhs.count == rhs.count:
    return zip(lhs, rhs).allSatisfy(haveSameLayout)
  // The payload of `case push(state: State)` is a tuple of one element, which the language has
  // no other use for.
  case (let lhs?, _) where lhs.count == 1: return haveSameLayout(lhs[0], rhs)
  case (_, let rhs?) where rhs.count == 1: return haveSameLayout(lhs, rhs[0])
  default: return false
  }
}

/// Whether a payload of this type may be stored in another form than generic code expects.
///
/// A function that takes an `Int` gets it in a register, and one that takes a `T` gets its address.
/// Where a function is stored in an enum it is of the first kind, while generic code can only read
/// the second; the compiler converts between them where it knows the type. A synchronous function
/// without arguments and result is the exception: there is nothing to pass. The metatype of a value
/// type is stored as nothing at all, since it is known. Tuples and optionals take the form of what
/// they hold; everything else has one form only.
func isReabstracted(_ type: Any.Type) -> Bool {
  let metadata = TypeMetadata(type)
  if let elements = metadata.tupleElements { return elements.contains(where: isReabstracted) }
  if let wrapped = metadata.wrapped { return isReabstracted(wrapped) }
  if metadata.kind == TypeMetadata.Kind.function { return !metadata.isPlainAction }
  return metadata.kind == TypeMetadata.Kind.metatype
}

/// The element of a tuple of one element, which has the same layout; any other type as it is.
func withoutLabel(_ type: Any.Type) -> Any.Type {
  guard let elements = TypeMetadata(type).tupleElements, elements.count == 1 else { return type }
  return withoutLabel(elements[0])
}

/// Whether every value of this type is of exactly this type, and no other type converts to it,
/// unlike a class, an existential, or an optional.
package func isExact(_ type: Any.Type) -> Bool {
  let kind = TypeMetadata(type).kind
  return kind == TypeMetadata.Kind.struct || kind == TypeMetadata.Kind.enum
}
