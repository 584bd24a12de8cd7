import SwiftSyntax

extension Optional<InheritanceClauseSyntax> {
  /// Whether a protocol with this name is listed, of any module. The protocols of a composition,
  /// such as `Equatable & P`, are listed.
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
