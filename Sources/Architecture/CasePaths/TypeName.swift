/// Returns the name of a type for messages, such as `Favorite<UUID>.Action`. The name includes the
/// enclosing types, but neither modules nor the location of a type that is declared in a function.
package func typeName(_ type: Any.Type) -> String {
  var result = ""
  var identifiers = ""
  for character in withoutContexts(String(reflecting: type)) {
    if character.isLetter || character.isNumber || character == "_" || character == "." {
      identifiers.append(character)
    } else {
      result += withoutModule(identifiers)
      identifiers = ""
      result.append(character)
    }
  }
  return result + withoutModule(identifiers)
}

/// Removes texts such as "(unknown context at $1f8)." and "(extension in Module):" from a name.
private func withoutContexts(_ name: String) -> String {
  var name = name
  for (start, end) in [("(unknown context at ", ")."), ("(extension in ", "):")] {
    while let first = name.firstRange(of: start),
      let last = name[first.upperBound...].firstRange(of: end)
    {
      name.removeSubrange(first.lowerBound..<last.upperBound)
    }
  }
  return name
}

/// Removes the first identifier of a chain of identifiers that are separated by dots. A chain after
/// a closing bracket, such as ".Action", begins with a dot and is not changed. A chain of one
/// identifier is not changed either.
private func withoutModule(_ identifiers: String) -> Substring {
  guard let dot = identifiers.firstIndex(of: "."), dot != identifiers.startIndex
  else { return identifiers[...] }
  return identifiers[identifiers.index(after: dot)...]
}
