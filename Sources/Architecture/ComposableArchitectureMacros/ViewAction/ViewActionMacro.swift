import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// The macro `@ViewAction`, which adds the conformance to `ViewActionSending`, and diagnoses calls
/// that send view actions through the store directly.
public enum ViewActionMacro {}

extension ViewActionMacro: ExtensionMacro {
  /// Returns an extension with the conformance to `ViewActionSending`.
  ///
  /// A view without a property `store` is diagnosed. Calls that send view actions through the store
  /// directly are also diagnosed.
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
        '@ViewAction' requires a property 'store', and '\(declaration.declaredName ?? "this")' has \
        no such property
        """,
        id: "view-action.no-store",
        at: node,
        fixIts: node.feature.map { [declaration.addStore(of: $0)] } ?? []
      )
      return []
    }
    let visitor = ViewActionSendVisitor(viewMode: .sourceAccurate)
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

extension AttributeSyntax {
  /// The source of the type in `@ViewAction(for: Feature.self)`.
  fileprivate var feature: String? {
    guard
      case .argumentList(let arguments)? = arguments,
      let type = arguments.first?.expression.as(MemberAccessExprSyntax.self),
      type.declName.baseName.text == "self"
    else { return nil }
    return type.base?.trimmedDescription
  }
}

extension DeclGroupSyntax {
  /// Returns a fix that declares the missing store before all other members.
  fileprivate func addStore(of feature: String) -> FixIt {
    var members = memberBlock
    var store = MemberBlockItemSyntax(decl: DeclSyntax("let store: StoreOf<\(raw: feature)>"))
    let indentation = members.members.first?.leadingTrivia.indentation(isOnNewline: true)
    store.leadingTrivia = .newline + (indentation ?? .spaces(2))
    members.members.insert(store, at: members.members.startIndex)
    return FixIt(
      message: MacroMessage(
        "Add 'let store: StoreOf<\(feature)>'",
        id: "view-action.add-store"
      ),
      changes: [.replace(oldNode: Syntax(memberBlock), newNode: Syntax(members))]
    )
  }

  fileprivate var declaresStore: Bool {
    memberBlock.members.contains { member in
      member.decl.as(VariableDeclSyntax.self)?.bindings.contains {
        $0.pattern.trimmedDescription == "store"
      } ?? false
    }
  }
}
