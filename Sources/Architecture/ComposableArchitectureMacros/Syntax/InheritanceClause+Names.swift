import SwiftSyntax

extension Optional<InheritanceClauseSyntax> {
  /// Whether a protocol with this name, of any module, is listed, also in a composition: `Equatable
  /// & P`.
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
