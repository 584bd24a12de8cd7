import SwiftSyntax

extension DeclGroupSyntax {
  /// The name of the type; `nil` for an extension.
  var declaredName: String? {
    asProtocol((any NamedDeclSyntax).self)?.name.text
  }
}

extension DeclSyntaxProtocol {
  /// The name of the type that this declares; `nil` if this does not declare a type.
  var declaredTypeName: String? {
    if let type = Syntax(self).asProtocol((any DeclGroupSyntax).self) {
      return type.declaredName?.unquoted
    }
    return Syntax(self).as(TypeAliasDeclSyntax.self)?.name.text.unquoted
  }
}
