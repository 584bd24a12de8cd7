import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// A property of a client that an added initializer sets.
struct ClientProperty {
  let name: String
  /// The source of the type of the initializer's parameter, and of the default value, if any.
  let parameter: String
  let isEndpoint: Bool
  /// The name of the property to which the initializer assigns. For an endpoint, this property is
  /// the storage, because an assignment to a deprecated endpoint would cause a warning.
  let target: String
  /// A statement that assigns the endpoint's default; `nil` unless the initial value of the
  /// endpoint is a closure expression.
  let reset: String?
  let access: ClientAccess?

  /// Returns the properties in `declaration` that are parameters of an initializer. The result
  /// omits computed, static and lazy properties, constants with a value, private properties with an
  /// initial value, and properties that a tuple pattern declares.
  ///
  /// - Throws: ``MissingType`` if the type of a property cannot be derived.
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
      // A private property with an initial value requires no parameter.
      guard access != .private || binding.initializer == nil else { return nil }
      let isEndpoint = !isConstant && variable.isEndpoint
      let endpoint = isEndpoint ? Endpoint(variable) : nil
      guard let type = variable.type(of: binding) else { throw MissingType(binding: binding) }
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

  /// The error that is thrown if the type of a property cannot be derived from its declaration.
  struct MissingType: Error {
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
        '@DependencyClient' requires an explicit type for '\(name)', for the initializer that the \
        macro adds
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
  /// Whether this variable is an endpoint. A stored closure, and any variable with the attribute
  /// `@DependencyEndpoint`, is an endpoint, unless the variable has the attribute
  /// `@DependencyEndpointIgnored`.
  fileprivate var isEndpoint: Bool {
    if attributes.contains(named: "DependencyEndpointIgnored") { return false }
    return attributes.contains(named: "DependencyEndpoint") || Endpoint(self) != nil
  }

  /// Returns the type of the variable that `binding` declares, or `nil` if the type can't be
  /// derived. In `var a, b: Int`, the type of `a` is written after `b`.
  fileprivate func type(of binding: PatternBindingSyntax) -> TypeSyntax? {
    if let type = binding.typeAnnotation?.type { return type }
    if let value = binding.initializer?.value { return value.literalType }
    return bindings.drop { $0.position <= binding.position }
      .first { $0.typeAnnotation != nil }?.typeAnnotation?.type
  }
}

extension TypeSyntax {
  /// This closure type, as the type of an escaping parameter.
  fileprivate var escaping: TypeSyntax {
    guard var attributed = self.as(AttributedTypeSyntax.self), !attributed.specifiers.isEmpty else {
      return "@escaping \(self)"
    }
    // Specifiers precede attributes.
    let specifiers = attributed.specifiers
    attributed.specifiers = []
    return "\(specifiers)@escaping \(attributed)"
  }
}

extension ExprSyntax {
  /// The default type of a Boolean, integer, floating-point or string literal. `nil` for any other
  /// expression.
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
