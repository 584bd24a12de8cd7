import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// The macro `@ObservableState`, which adds conformances, the members that the conformances
/// require, and the attributes of observed properties.
public enum ObservableStateMacro {}

extension ObservableStateMacro: ExtensionMacro {
  /// Returns an extension with the conformances that the struct or the enum does not declare.
  public static func expansion(
    of node: AttributeSyntax,
    attachedTo declaration: some DeclGroupSyntax,
    providingExtensionsOf type: some TypeSyntaxProtocol,
    conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [ExtensionDeclSyntax] {
    // The member role diagnoses a declaration that is not a struct or an enum.
    guard declaration.isObservable else { return [] }
    let missing = protocols.map(\.baseName).filter {
      !declaration.inheritanceClause.contains(named: $0)
    }
    guard !missing.isEmpty else { return [] }
    guard !declaration.isHiddenFromExtensions(in: context) else {
      declaration.diagnoseHidden(
        macro: "@ObservableState",
        conformance: "ObservableState",
        in: context
      )
      return []
    }
    let modules = ["Observable": "Observation", "ObservableState": "ComposableArchitecture"]
    let conformances = missing.compactMap { name in
      modules[name].map { "nonisolated \($0).\(name)" }
    }
    return [
      try ExtensionDeclSyntax(
        "extension \(type.trimmed): \(raw: conformances.joined(separator: ", ")) {}"
      )
    ]
  }
}

extension ObservableStateMacro: MemberMacro {
  /// Returns the registrar and the other members of a struct, or the identity of an enum.
  ///
  /// A declaration that is neither a struct nor an enum is diagnosed.
  public static func expansion(
    of node: AttributeSyntax,
    providingMembersOf declaration: some DeclGroupSyntax,
    conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    let access = AccessLevel(membersOf: declaration, in: context).prefix
    if let `enum` = declaration.as(EnumDeclSyntax.self) {
      return ObservableEnum(`enum`, access: access).members
    }
    guard declaration.isObservable else {
      let name = declaration.declaredName ?? "this"
      let advice = declaration.is(ClassDeclSyntax.self) ? ": use '@Observable' instead" : ""
      context.error(
        """
        '@ObservableState' applies to structs and enums, and '\(name)' is neither\(advice)
        """,
        id: "observable-state.not-a-value",
        at: node
      )
      return []
    }
    return [
      """
      @ComposableArchitecture.ObservationStateIgnored
      var _$observationRegistrar = ComposableArchitecture.ObservationStateRegistrar()
      """,
      """
      \(raw: access)var _$id: ComposableArchitecture.ObservableStateID {
      _$observationRegistrar.id
      }
      """,
      """
      \(raw: access)mutating func _$willModify() {
      _$observationRegistrar._$willModify()
      }
      """,
    ] + InPlaceMembers(declaration, access: access).declarations
  }
}

extension ObservableStateMacro: MemberAttributeMacro {
  /// Returns the attribute that tracks a stored variable of a struct, or the attribute that
  /// excludes a variable that notifies its observers itself. A variable that cannot be observed is
  /// diagnosed.
  public static func expansion(
    of node: AttributeSyntax,
    attachedTo declaration: some DeclGroupSyntax,
    providingAttributesFor member: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AttributeSyntax] {
    guard
      declaration.is(StructDeclSyntax.self),
      let variable = member.as(VariableDeclSyntax.self),
      ObservedVariables.check(variable, in: context)
    else { return [] }
    return ObservedVariables.attribute(for: variable).map { [$0] } ?? []
  }
}

extension DeclGroupSyntax {
  fileprivate var isObservable: Bool {
    self.is(StructDeclSyntax.self) || self.is(EnumDeclSyntax.self)
  }
}
