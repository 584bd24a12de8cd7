import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// The macro `@DependencyEndpoint`, which adds storage with a default closure, accessors of the
/// storage, and a method that calls the closure. The method is added only if an argument of the
/// closure has a label, or if the attribute names the method.
public enum DependencyEndpointMacro {}

extension DependencyEndpointMacro: AccessorMacro {
  /// Returns accessors that read and write the storage of the endpoint.
  public static func expansion(
    of node: AttributeSyntax,
    providingAccessorsOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AccessorDeclSyntax] {
    guard let endpoint = Endpoint(declaration), context.isInType else { return [] }
    let storage = endpoint.storageName
    return [
      """
      @storageRestrictions(initializes: \(raw: storage))
      init(initialValue) {
      \(raw: storage) = initialValue
      }
      """,
      """
      get {
      \(raw: storage)
      }
      """,
      """
      set {
      \(raw: storage) = newValue
      }
      """,
    ]
  }
}

extension DependencyEndpointMacro: PeerMacro {
  /// Returns the storage with the default closure, and the method that calls the closure, if any.
  ///
  /// A declaration is diagnosed if it is not a stored closure with a written type, or not a member
  /// of a struct, a class or an actor.
  public static func expansion(
    of node: AttributeSyntax,
    providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard let endpoint = Endpoint(declaration), context.isInType else {
      context.error(
        """
        '@DependencyEndpoint' applies to a stored variable of a client with an explicit closure \
        type: '@DependencyEndpoint var fetch: (Int) async throws -> User'
        """,
        id: "dependency-endpoint.not-a-closure",
        at: node
      )
      return []
    }
    let owner = context.lexicalContext.first?.typeName
    let `default` = EndpointDefault(
      endpoint: endpoint,
      name: endpoint.qualifiedName(in: owner)
    )
    let storage = "private var \(endpoint.storageName): \(endpoint.typeDescription)"
    let closure = `default`.closure(in: context)
    var peers: [DeclSyntax]
    if let name = endpoint.defaultName {
      peers = [
        "\(raw: storage) = Self.\(raw: name)",
        """
        private static var \(raw: name): \(raw: endpoint.typeDescription) {
        \(raw: closure)
        }
        """,
      ]
    } else {
      peers = ["\(raw: storage) = \(raw: closure)"]
    }
    if let method = EndpointMethod(endpoint, named: node.endpointMethod) {
      peers.append("\(raw: method.declaration)")
    }
    return peers
  }
}

/// The macro `@DependencyEndpointIgnored`, which excludes a variable from the endpoints of a
/// client. The macro adds no code.
public enum DependencyEndpointIgnoredMacro: AccessorMacro {
  /// Returns no accessors, because the attribute is only a marker.
  public static func expansion(
    of node: AttributeSyntax,
    providingAccessorsOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AccessorDeclSyntax] {
    []
  }
}

extension AttributeSyntax {
  /// The name in `@DependencyEndpoint(method: "name")`; `nil` if the name is omitted or empty.
  fileprivate var endpointMethod: String? {
    guard
      let arguments = arguments?.as(LabeledExprListSyntax.self),
      let argument = arguments.first(where: { $0.label?.text == "method" }),
      let name = argument.expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue,
      !name.isEmpty
    else { return nil }
    return name
  }
}

extension MacroExpansionContext {
  /// Whether the declaration is a member of the declaration of a struct, a class or an actor.
  fileprivate var isInType: Bool {
    switch lexicalContext.first?.kind {
    case .structDecl, .classDecl, .actorDecl: true
    default: false
    }
  }
}

extension Syntax {
  fileprivate var typeName: String? {
    asProtocol((any NamedDeclSyntax).self)?.name.text.unquoted
  }
}
