import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// Expands `@Reducer`: the conformance, and the attributes that the members need.
public enum ReducerMacro {}

extension ReducerMacro: ExtensionMacro {
  public static func expansion(
    of node: AttributeSyntax,
    attachedTo declaration: some DeclGroupSyntax,
    providingExtensionsOf type: some TypeSyntaxProtocol,
    conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [ExtensionDeclSyntax] {
    guard ReducerDiagnostics.check(declaration, attribute: node, in: context) else { return [] }
    guard !protocols.isEmpty, !declaration.inheritanceClause.contains(named: "Reducer")
    else { return [] }
    guard !declaration.isHiddenFromExtensions(in: context) else {
      declaration.diagnoseHidden(macro: "@Reducer", conformance: "Reducer", in: context)
      return []
    }
    return [
      try ExtensionDeclSyntax(
        "extension \(type.trimmed): ComposableArchitecture.Reducer {}"
      )
    ]
  }
}

extension ReducerMacro: MemberAttributeMacro {
  public static func expansion(
    of node: AttributeSyntax,
    attachedTo declaration: some DeclGroupSyntax,
    providingAttributesFor member: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AttributeSyntax] {
    guard declaration.is(StructDeclSyntax.self) else { return [] }
    if let `enum` = member.as(EnumDeclSyntax.self) {
      return attributes(for: `enum`)
    }
    if let property = member.as(VariableDeclSyntax.self) {
      return ReducerBody(property).builder.map { [$0] } ?? []
    }
    return []
  }

  /// What the enums of a feature need to be addressed by key path.
  private static func attributes(for declaration: EnumDeclSyntax) -> [AttributeSyntax] {
    let wanted: [String] =
      switch declaration.name.text.unquoted {
      case "State": ["CasePathable", "dynamicMemberLookup"]
      case "Action": ["CasePathable"]
      default: []
      }
    return
      wanted
      .filter { !declaration.attributes.contains(named: $0) }
      .map { "@\(raw: $0)" }
  }
}
