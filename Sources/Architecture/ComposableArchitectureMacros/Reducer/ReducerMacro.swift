import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// The macro `@Reducer`, which adds conformances, the required members that the declaration omits,
/// and attributes of the members that the declaration contains.
public enum ReducerMacro {}

extension ReducerMacro: ExtensionMacro {
  /// Returns an extension with the conformances that the declaration does not declare: `Reducer`,
  /// and `CaseReducer` for an enum. Errors in the declaration are diagnosed.
  public static func expansion(
    of node: AttributeSyntax,
    attachedTo declaration: some DeclGroupSyntax,
    providingExtensionsOf type: some TypeSyntaxProtocol,
    conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [ExtensionDeclSyntax] {
    guard ReducerDiagnostics.check(declaration, attribute: node, in: context) else { return [] }
    // A struct is not a case reducer, but `protocols` also contains `CaseReducer` for a struct.
    let requiredNames =
      declaration.is(EnumDeclSyntax.self) ? ["CaseReducer", "Reducer"] : ["Reducer"]
    let availableNames = Set(protocols.map(\.baseName))
    let missing = requiredNames.filter {
      availableNames.contains($0) && !declaration.inheritanceClause.contains(named: $0)
    }
    guard !missing.isEmpty else { return [] }
    guard !declaration.isHiddenFromExtensions(in: context) else {
      declaration.diagnoseHidden(macro: "@Reducer", conformance: missing[0], in: context)
      return []
    }
    let conformances = missing.map { "ComposableArchitecture.\($0)" }.joined(separator: ", ")
    return [try ExtensionDeclSyntax("extension \(type.trimmed): \(raw: conformances) {}")]
  }
}

extension ReducerMacro: MemberMacro {
  /// Returns the required members that the struct or the enum does not declare.
  public static func expansion(
    of node: AttributeSyntax,
    providingMembersOf declaration: some DeclGroupSyntax,
    conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    if let `enum` = declaration.as(EnumDeclSyntax.self) {
      return EnumReducer(`enum`, attribute: node, in: context).declarations
    }
    guard let `struct` = declaration.as(StructDeclSyntax.self) else { return [] }
    return StructReducer(`struct`, in: context).declarations
  }
}

/// The macros `@ReducerCaseEphemeral` and `@ReducerCaseIgnored`, which are markers for `@Reducer`
/// and expand to nothing.
public enum ReducerCaseMacro: PeerMacro {
  /// Returns no declarations, because the attribute is only a marker.
  public static func expansion(
    of node: AttributeSyntax,
    providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    []
  }
}

extension ReducerMacro: MemberAttributeMacro {
  /// Returns the attributes of a member: the result builder of a struct's `body`, or the attributes
  /// of a nested enum `State` or `Action`.
  public static func expansion(
    of node: AttributeSyntax,
    attachedTo declaration: some DeclGroupSyntax,
    providingAttributesFor member: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AttributeSyntax] {
    let isEnum = declaration.is(EnumDeclSyntax.self)
    guard isEnum || declaration.is(StructDeclSyntax.self) else { return [] }
    if let `enum` = member.as(EnumDeclSyntax.self) {
      return attributes(for: `enum`, isCaseReducer: isEnum)
    }
    if !isEnum, let property = member.as(VariableDeclSyntax.self) {
      return ReducerBody(property).builder.map { [$0] } ?? []
    }
    return []
  }

  /// Returns the attributes that a nested enum `State` or `Action` requires and does not have. The
  /// result is empty for any other enum.
  private static func attributes(
    for declaration: EnumDeclSyntax,
    isCaseReducer: Bool
  ) -> [AttributeSyntax] {
    let requiredNames: [String] =
      switch declaration.name.text.unquoted {
      case "State" where isCaseReducer:
        ["CasePathable", "dynamicMemberLookup", "ObservableState"]
      case "State": ["CasePathable", "dynamicMemberLookup"]
      case "Action": ["CasePathable"]
      default: []
      }
    return
      requiredNames
      .filter { !declaration.attributes.contains(named: $0) }
      .map { "@\(raw: $0)" }
  }
}
