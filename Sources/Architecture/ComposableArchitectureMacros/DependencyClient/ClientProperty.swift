import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// A property that the initializers of a client set.
struct ClientProperty {
  let name: String
  /// What the initializer's parameter is declared as, after the name and the colon.
  let parameter: String
  let isEndpoint: Bool
  /// What the initializer assigns to: the storage of an endpoint, because the endpoint itself may
  /// be deprecated.
  let target: String
  /// What puts the endpoint's default in its place, where its initial value is in the way.
  let reset: String?
  let access: ClientAccess?

  /// The properties that a declaration has to be initialized: none for a method, a computed or
  /// static property, a constant that has its value.
  ///
  /// - Throws: ``Untyped`` if nothing tells the type of one.
  static func all(in declaration: DeclSyntax) throws -> [ClientProperty] {
    guard
      let variable = declaration.as(VariableDeclSyntax.self),
      !variable.modifiers.contains(where: { ["static", "class", "lazy"].contains($0.name.text) })
    else { return [] }
    let isConstant = variable.bindingSpecifier.tokenKind == .keyword(.let)
    let access = ClientAccess(variable.modifiers)
    return try variable.bindings.compactMap { binding in
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier else {
        return nil
      }
      guard binding.isStored, !(isConstant && binding.initializer != nil) else { return nil }
      // Nobody outside should have to know of it, and it has its value.
      guard access != .private || binding.initializer == nil else { return nil }
      let isEndpoint = !isConstant && variable.isEndpoint
      let endpoint = isEndpoint ? Endpoint(variable) : nil
      guard let type = variable.type(of: binding) else { throw Untyped(binding: binding) }
      return ClientProperty(
        name: name.trimmedDescription,
        parameter: parameter(type, value: binding.initializer, isEndpoint: isEndpoint),
        isEndpoint: isEndpoint,
        target: endpoint?.storageName ?? name.trimmedDescription,
        reset: endpoint?.reset,
        access: access
      )
    }
  }

  private static func parameter(
    _ type: TypeSyntax,
    value: InitializerClauseSyntax?,
    isEndpoint: Bool
  ) -> String {
    let type = type.trimmed
    let parameter = EndpointType(type) == nil ? type : type.escaping
    if isEndpoint { return "\(parameter)" }
    if let value { return "\(parameter) = \(value.value.trimmedDescription)" }
    return "\(parameter)\(type.is(OptionalTypeSyntax.self) ? " = nil" : "")"
  }

  /// A property whose type can't be told from its declaration alone.
  struct Untyped: Error {
    let binding: PatternBindingSyntax

    func diagnose(in context: some MacroExpansionContext) {
      let name = binding.pattern.trimmedDescription
      var fixed = binding.trimmed
      fixed.pattern.trailingTrivia = []
      fixed.typeAnnotation = TypeAnnotationSyntax(
        colon: .colonToken(trailingTrivia: .space),
        type: TypeSyntax("\(raw: "<#Type#>")"),
        trailingTrivia: binding.initializer == nil ? [] : .space
      )
      context.error(
        """
        '@DependencyClient' needs the type of '\(name)' written out, for the initializer that it \
        adds
        """,
        id: "dependency-client.no-type",
        at: binding,
        fixIts: [
          FixIt(
            message: MacroMessage("Insert ': <#Type#>'", id: "dependency-client.insert-type"),
            changes: [.replace(oldNode: Syntax(binding), newNode: Syntax(fixed))]
          )
        ]
      )
    }
  }
}

extension Endpoint {
  fileprivate var reset: String? {
    defaultName.map { "self.\(storageName) = Self.\($0)" }
  }
}

extension VariableDeclSyntax {
  /// Whether `@DependencyClient` sees to the default of this.
  fileprivate var isEndpoint: Bool {
    if attributes.contains(named: "DependencyEndpointIgnored") { return false }
    return attributes.contains(named: "DependencyEndpoint") || Endpoint(self) != nil
  }

  /// The type of one of the variables. In `var a, b: Int` it is written at a later one.
  fileprivate func type(of binding: PatternBindingSyntax) -> TypeSyntax? {
    if let type = binding.typeAnnotation?.type { return type }
    if let value = binding.initializer?.value { return value.literalType }
    return bindings.drop { $0.position <= binding.position }
      .first { $0.typeAnnotation != nil }?.typeAnnotation?.type
  }
}

extension TypeSyntax {
  /// This type of a closure, as a parameter's that keeps the closure.
  fileprivate var escaping: TypeSyntax {
    guard var attributed = self.as(AttributedTypeSyntax.self), !attributed.specifiers.isEmpty else {
      return "@escaping \(self)"
    }
    // Specifiers come first.
    let specifiers = attributed.specifiers
    attributed.specifiers = []
    return "\(specifiers)@escaping \(attributed)"
  }
}

extension ExprSyntax {
  /// The type that a literal has by itself.
  fileprivate var literalType: TypeSyntax? {
    switch kind {
    case .booleanLiteralExpr: "Swift.Bool"
    case .integerLiteralExpr: "Swift.Int"
    case .floatLiteralExpr: "Swift.Double"
    case .stringLiteralExpr: "Swift.String"
    default: nil
    }
  }
}
