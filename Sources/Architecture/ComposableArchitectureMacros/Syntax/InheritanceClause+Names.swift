import SwiftSyntax

extension Optional<InheritanceClauseSyntax> {
  /// Whether the clause lists a protocol with this name, of any module, either alone or in a
  /// composition such as `Equatable & P`.
  func contains(named name: String) -> Bool {
    guard let types = self?.inheritedTypes else { return false }
    return types.contains { $0.type.conformances.contains(name) }
  }
}

extension TypeSyntax {
  fileprivate var conformances: [String] {
    if let type = self.as(CompositionTypeSyntax.self) {
      return type.elements.flatMap(\.type.conformances)
    }
    if let type = self.as(AttributedTypeSyntax.self) {
      return type.baseType.conformances
    }
    return [baseName]
  }
}
