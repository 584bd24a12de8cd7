import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// The macro `@CasePathable`, which adds conformances to an enum, and members that describe the
/// cases of the enum.
public enum CasePathableMacro {}

extension CasePathableMacro: ExtensionMacro {
  /// Returns an extension with the conformances that the enum does not declare.
  ///
  /// Returns no extension if the declaration is not an enum, if two cases have the same name, if
  /// the enum declares all conformances, or if the enum is not visible to an extension.
  public static func expansion(
    of node: AttributeSyntax,
    attachedTo declaration: some DeclGroupSyntax,
    providingExtensionsOf type: some TypeSyntaxProtocol,
    conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [ExtensionDeclSyntax] {
    // The member role diagnoses a declaration that is not an enum.
    guard let `enum` = declaration.as(EnumDeclSyntax.self) else { return [] }
    guard EnumCases.all(in: `enum`.memberBlock.members).overloads.isEmpty else { return [] }
    // In general, `protocols` does not contain the conformances that the enum declares. For the
    // exceptions, the protocols that the declaration lists are also omitted.
    let missing = protocols.map(\.baseName).filter { !`enum`.inheritanceClause.contains(named: $0) }
    guard !missing.isEmpty else { return [] }
    // If the enum declares `CasePathable` itself, the other conformance is optional.
    let isDeclared = !missing.contains("CasePathable")
    let isHidden = `enum`.isHiddenFromExtensions(in: context)
    if isHidden, isDeclared { return [] }
    if isHidden {
      `enum`.diagnoseHidden(macro: "@CasePathable", conformance: "CasePathable", in: context)
      return []
    }
    let conformances = missing.map { "nonisolated CasePaths.\($0)" }.joined(separator: ", ")
    return [try ExtensionDeclSyntax("extension \(type.trimmed): \(raw: conformances) {}")]
  }
}

extension CasePathableMacro: MemberMacro {
  /// Returns the members that describe the cases, unless the enum declares the type `AllCasePaths`.
  ///
  /// A declaration that is not an enum, and two cases with the same name, are diagnosed.
  public static func expansion(
    of node: AttributeSyntax,
    providingMembersOf declaration: some DeclGroupSyntax,
    conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard let `enum` = declaration.as(EnumDeclSyntax.self) else {
      context.error(
        """
        '@CasePathable' applies to enums, and \
        '\(declaration.declaredName ?? "this")' is not an enum
        """,
        id: "case-pathable.not-an-enum",
        at: node
      )
      return []
    }
    // If the case paths are written by hand, no members are added.
    guard
      !`enum`.memberBlock.members.contains(where: { $0.decl.declaredTypeName == "AllCasePaths" })
    else { return [] }
    let members = CasePathMembers(`enum`, in: context)
    guard !members.diagnoseOverloads(in: context) else { return [] }
    return members.declarations
  }
}
