import SwiftSyntax

/// A variable that `@Presents` can be attached to.
struct PresentedProperty {
  let variable: StoredVariable

  /// The type of the presented state.
  let presented: String

  init?(_ declaration: some DeclSyntaxProtocol) {
    guard let variable = StoredVariable(declaration), let type = variable.type else { return nil }
    self.variable = variable
    if let optional = type.as(OptionalTypeSyntax.self) {
      presented = optional.wrappedType.trimmedDescription
    } else if let argument = type.optionalArgument {
      presented = argument
    } else {
      return nil
    }
  }
}

extension TypeSyntax {
  /// The type argument of `Optional<Wrapped>`; `nil` for any other type.
  fileprivate var optionalArgument: String? {
    let clause =
      self.as(IdentifierTypeSyntax.self)?.genericArgumentClause
      ?? self.as(MemberTypeSyntax.self)?.genericArgumentClause
    guard baseName == "Optional", let argument = clause?.arguments.first else { return nil }
    return argument.argument.trimmedDescription
  }
}
