import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// Expands `@ViewAction`: the conformance, and warnings where a view goes around it.
public enum ViewActionMacro {}

extension ViewActionMacro: ExtensionMacro {
  public static func expansion(
    of node: AttributeSyntax,
    attachedTo declaration: some DeclGroupSyntax,
    providingExtensionsOf type: some TypeSyntaxProtocol,
    conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [ExtensionDeclSyntax] {
    guard declaration.declaresStore else {
      context.error(
        """
        '@ViewAction' sends to a property named 'store', and \
        '\(declaration.declaredName ?? "this")' has none
        """,
        id: "view-action.no-store",
        at: node
      )
      return []
    }
    let visitor = ViewActionSends(viewMode: .sourceAccurate)
    visitor.walk(declaration)
    for send in visitor.sends {
      send.diagnose(in: context)
    }
    guard !protocols.isEmpty, !declaration.inheritanceClause.contains(named: "ViewActionSending")
    else { return [] }
    guard !declaration.isHiddenFromExtensions(in: context) else {
      declaration.diagnoseHidden(
        macro: "@ViewAction",
        conformance: "ViewActionSending",
        in: context
      )
      return []
    }
    return [
      try ExtensionDeclSyntax(
        "extension \(type.trimmed): ComposableArchitecture.ViewActionSending {}"
      )
    ]
  }
}

extension DeclGroupSyntax {
  fileprivate var declaresStore: Bool {
    memberBlock.members.contains { member in
      member.decl.as(VariableDeclSyntax.self)?.bindings.contains {
        $0.pattern.trimmedDescription == "store"
      } ?? false
    }
  }
}
