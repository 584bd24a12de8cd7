/// Returns whether two types are equal, apart from the labels of tuples. The values of such types
/// have the same layout. A tuple of one element is equal to its element.
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

/// Returns whether an enum can store a payload of this type in a form that generic code can't read.
///
/// A function with an `Int` parameter receives the argument in a register; a function with a
/// generic parameter `T` receives the address of the argument. An enum stores functions of the
/// first form, while generic code can only read the second form, and the compiler converts between
/// the forms if the type is known at compile time. The exception is a synchronous function without
/// arguments and result, because no value is passed. The metatype of a value type is known at
/// compile time, so an enum stores the metatype in no bytes. Tuples and optionals have the form of
/// their elements. Every other type has only one form.
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

/// Returns whether the type is a struct, or an enum other than `Optional`. Unlike a class or an
/// existential, such a type has no value of a more specific type, except `AnyHashable`.
package func isExact(_ type: Any.Type) -> Bool {
  let kind = TypeMetadata(type).kind
  return kind == TypeMetadata.Kind.struct || kind == TypeMetadata.Kind.enum
}
