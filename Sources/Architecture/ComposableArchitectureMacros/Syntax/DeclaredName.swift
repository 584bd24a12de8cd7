import SwiftSyntax

extension DeclGroupSyntax {
  /// The name of the type; `nil` for an extension.
  var declaredName: String? {
    asProtocol((any NamedDeclSyntax).self)?.name.text
  }
}

extension DeclSyntaxProtocol {
  /// The name of the declared type or type alias; `nil` for any other declaration.
  var declaredTypeName: String? {
    if let type = Syntax(self).asProtocol((any DeclGroupSyntax).self) {
      return type.declaredName?.unquoted
    }
    return Syntax(self).as(TypeAliasDeclSyntax.self)?.name.text.unquoted
  }
}
