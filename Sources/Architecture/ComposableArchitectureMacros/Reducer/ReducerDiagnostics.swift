import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxMacros

/// The diagnostics of declarations with the attribute `@Reducer`.
enum ReducerDiagnostics {
  /// Diagnoses errors in a declaration.
  ///
  /// - Returns: Whether the declaration is a struct or an enum, so that the macro can be expanded.
  static func check(
    _ declaration: some DeclGroupSyntax,
    attribute: AttributeSyntax,
    in context: some MacroExpansionContext
  ) -> Bool {
    if declaration.is(EnumDeclSyntax.self) { return true }
    guard let declaration = declaration.as(StructDeclSyntax.self) else {
      context.error(
        """
        '@Reducer' applies to structs and enums, and \
        '\(declaration.declaredName ?? "this")' is neither
        """,
        id: "reducer.not-a-value",
        at: attribute
      )
      return false
    }
    checkArguments(of: attribute, in: context)
    checkRequirements(of: declaration, in: context)
    return true
  }

  private static func checkArguments(
    of attribute: AttributeSyntax,
    in context: some MacroExpansionContext
  ) {
    guard let arguments = attribute.arguments else { return }
    let fixed = attribute.with(\.leftParen, nil).with(\.arguments, nil).with(\.rightParen, nil)
    context.error(
      """
      '@Reducer' accepts no arguments on a struct: declare the conformances on its 'State' and \
      'Action'
      """,
      id: "reducer.arguments",
      at: arguments,
      fixIts: [
        FixIt(
          message: MacroMessage("Remove the arguments", id: "reducer.remove-arguments"),
          changes: [.replace(oldNode: Syntax(attribute), newNode: Syntax(fixed))]
        )
      ]
    )
  }

  private static func checkRequirements(
    of declaration: StructDeclSyntax,
    in context: some MacroExpansionContext
  ) {
    let members = declaration.memberBlock.members.map(\.decl)
    guard
      let reduce = members.lazy.compactMap({ $0.as(FunctionDeclSyntax.self) }).first(
        where: \.isReduce
      ),
      let body = members.lazy.compactMap({ $0.as(VariableDeclSyntax.self) })
        .first(where: { ReducerBody($0).isBody })
    else { return }
    context.error(
      """
      '\(declaration.name.text)' has both a 'body' and a '\(reduce.name.text)(into:action:)' method, so its \
      'body' would never run: move the logic of the method to a 'Reduce' in the 'body'
      """,
      id: "reducer.body-and-reduce",
      at: reduce.name,
      notes: [
        Note(
          node: Syntax(body),
          message: MacroMessage("The 'body' is here", id: "reducer.body", severity: .note)
        )
      ]
    )
  }
}

extension FunctionDeclSyntax {
  /// Whether this is `reduce(into:action:)`, or the equivalent requirement `_reduce(into:action:)`.
  var isReduce: Bool {
    ["reduce", "_reduce"].contains(name.text)
      && signature.parameterClause.parameters.map(\.firstName.text) == ["into", "action"]
      && !modifiers.contains { $0.name.text == "static" }
  }
}
