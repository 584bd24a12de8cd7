/// The name of a type for messages: `Favorite<UUID>.Action`, with the types it is nested in, but
/// without modules, nor where in a function it was declared.
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

/// Leaves out "(unknown context at $1f8)." and "(extension in Module):".
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

/// Leaves out the first of a chain of identifiers. What comes after a closing bracket, as
/// ".Action", begins with a dot and stays.
private func withoutModule(_ identifiers: String) -> Substring {
  guard let dot = identifiers.firstIndex(of: "."), dot != identifiers.startIndex
  else { return identifiers[...] }
  return identifiers[identifiers.index(after: dot)...]
}
