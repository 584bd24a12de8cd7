import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// The macro `@DependencyClient`, which adds an initializer that sets all properties, an
/// initializer that sets only the properties that are not endpoints, and the attribute
/// `@DependencyEndpoint` to each closure.
public enum DependencyClientMacro {}

extension DependencyClientMacro: MemberAttributeMacro {
  /// Returns `@DependencyEndpoint` for a closure property of a struct. The result is empty if the
  /// property has the attribute `@DependencyEndpoint` or `@DependencyEndpointIgnored`.
  public static func expansion(
    of node: AttributeSyntax,
    attachedTo declaration: some DeclGroupSyntax,
    providingAttributesFor member: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AttributeSyntax] {
    guard
      declaration.is(StructDeclSyntax.self),
      let endpoint = Endpoint(member),
      !endpoint.variable.attributes.contains(named: "DependencyEndpoint"),
      !endpoint.variable.attributes.contains(named: "DependencyEndpointIgnored")
    else { return [] }
    return ["@DependenciesMacros.DependencyEndpoint"]
  }
}

extension DependencyClientMacro: MemberMacro {
  /// Returns the initializers that the struct does not declare. The result is empty if the
  /// struct has no endpoint.
  ///
  /// A declaration that is not a struct, and a property whose type can't be derived, are diagnosed.
  public static func expansion(
    of node: AttributeSyntax,
    providingMembersOf declaration: some DeclGroupSyntax,
    conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard let client = declaration.as(StructDeclSyntax.self) else {
      context.error(
        """
        '@DependencyClient' applies to a struct of closures, and \
        '\(declaration.declaredName ?? "this")' is not a struct
        """,
        id: "dependency-client.not-a-struct",
        at: declaration.introducer
      )
      return []
    }
    let properties: [ClientProperty]
    do {
      properties = try client.memberBlock.members.flatMap { try ClientProperty.all(in: $0.decl) }
    } catch let untyped as ClientProperty.MissingType {
      untyped.diagnose(in: context)
      return []
    }
    guard properties.contains(where: \.isEndpoint) else { return [] }
    // A private type is visible in the scope that contains its declaration. A private initializer
    // would be visible only inside the type, so the initializers of a private type are
    // `fileprivate`.
    let typeAccess = ClientAccess(client.modifiers).map { max($0, .fileprivate) }
    let access = [typeAccess] + properties.map { $0.access ?? .internal }
    let prefix = access.compactMap(\.self).min()?.prefix ?? ""
    let resets = properties.compactMap(\.reset)
    let nonEndpoints = properties.filter { !$0.isEndpoint }
    return [(properties, []), (nonEndpoints, resets)]
      .filter { !client.declaresInitializer(with: $0.0) }
      .map { initializer(of: $0, resets: $1, access: prefix) }
  }

  private static func initializer(
    of properties: [ClientProperty],
    resets: [String],
    access: String
  ) -> DeclSyntax {
    let parameters = properties.map { "  \($0.name): \($0.parameter)" }.joined(separator: ",\n")
    let body = (properties.map { "self.\($0.target) = \($0.name)" } + resets)
      .map { "\($0)\n" }.joined()
    return """
      \(raw: access)init(\(raw: properties.isEmpty ? "" : "\n\(parameters)\n")) {
      \(raw: body)}
      """
  }
}

extension StructDeclSyntax {
  /// Whether the struct already declares an initializer with the names of the properties as labels.
  fileprivate func declaresInitializer(with properties: [ClientProperty]) -> Bool {
    memberBlock.members.contains { member in
      guard let initializer = member.decl.as(InitializerDeclSyntax.self) else { return false }
      let labels = initializer.signature.parameterClause.parameters.map(\.firstName.text)
      return labels == properties.map(\.name)
    }
  }
}
