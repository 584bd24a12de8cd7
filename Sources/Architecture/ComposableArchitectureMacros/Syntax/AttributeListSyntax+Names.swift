import SwiftSyntax

extension AttributeListSyntax {
  /// The names of the attributes, without modules and generic arguments, including attributes in
  /// `#if`.
  var names: [String] {
    flatMap { element -> [String] in
      switch element {
      case .attribute(let attribute):
        return [attribute.attributeName.baseName]
      case .ifConfigDecl(let config):
        return config.clauses.flatMap { clause -> [String] in
          guard case .attributes(let attributes)? = clause.elements else { return [] }
          return attributes.names
        }
      }
    }
  }

  /// Whether the list contains an attribute with this name, of any module.
  func contains(named name: String) -> Bool {
    names.contains(name)
  }
}

extension TypeSyntax {
  /// The name without module and generic arguments: `Builder` for `Module.Builder<State, Action>`.
  var baseName: String {
    if let type = self.as(IdentifierTypeSyntax.self) { return type.name.text.unquoted }
    if let type = self.as(MemberTypeSyntax.self) { return type.name.text.unquoted }
    return trimmedDescription
  }
}

extension String {
  /// The name without surrounding back-ticks.
  var unquoted: String {
    count > 2 && hasPrefix("`") && hasSuffix("`") ? String(dropFirst().dropLast()) : self
  }
}
