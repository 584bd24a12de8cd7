/// Returns whether the values of two types have the same layout: the types are equal, or they are
/// tuples of the same elements with different labels.
///
/// The payload of `case element(id: ID, action: Action)` is a labelled tuple, while the parameter
/// of the constructor, when passed as a function, is an unlabelled tuple.
func haveSameLayout(_ lhs: Any.Type, _ rhs: Any.Type) -> Bool {
  if lhs == rhs { return true }
  switch (TypeMetadata(lhs).tupleElements, TypeMetadata(rhs).tupleElements) {
  case (let lhs?, let rhs?) where lhs.count == rhs.count:
    return zip(lhs, rhs).allSatisfy(haveSameLayout)
  // The payload of `case push(state: State)` is a tuple of one element, which the language does not
  // use elsewhere.
  case (let lhs?, _) where lhs.count == 1: return haveSameLayout(lhs[0], rhs)
  case (_, let rhs?) where rhs.count == 1: return haveSameLayout(lhs, rhs[0])
  default: return false
  }
}

/// Returns whether a payload of this type can be stored in a form that generic code does not
/// expect.
///
/// A function with an `Int` parameter receives the argument in a register; a function with a
/// generic parameter `T` receives the address of the argument. An enum stores functions of the
/// first form, while generic code can only read the second form, and the compiler converts between
/// the forms if the type is known at compile time. A synchronous function without arguments and
/// result is the exception, because nothing is passed. The metatype of a value type is stored in no
/// bytes, because it is known at compile time. Tuples and optionals have the form of their
/// elements; every other type has only one form.
func isReabstracted(_ type: Any.Type) -> Bool {
  let metadata = TypeMetadata(type)
  if let elements = metadata.tupleElements { return elements.contains(where: isReabstracted) }
  if let wrapped = metadata.wrapped { return isReabstracted(wrapped) }
  if metadata.kind == TypeMetadata.Kind.function { return !metadata.isPlainAction }
  return metadata.kind == TypeMetadata.Kind.metatype
}

/// Returns the element of a tuple of one element, which has the same layout, or otherwise `type`.
func withoutLabel(_ type: Any.Type) -> Any.Type {
  guard let elements = TypeMetadata(type).tupleElements, elements.count == 1 else { return type }
  return withoutLabel(elements[0])
}

/// Returns whether every value of this type is of exactly this type, and no other type converts to
/// this type. Returns `false` for a class, an existential or an optional.
package func isExact(_ type: Any.Type) -> Bool {
  let kind = TypeMetadata(type).kind
  return kind == TypeMetadata.Kind.struct || kind == TypeMetadata.Kind.enum
}
