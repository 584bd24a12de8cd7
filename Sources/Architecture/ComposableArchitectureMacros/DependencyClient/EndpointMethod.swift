import SwiftSyntax

/// A method that calls an endpoint. The arguments of a method can have labels, unlike the arguments
/// of a closure.
struct EndpointMethod {
  let endpoint: Endpoint
  let name: String

  /// Creates the method of an endpoint with the requested name. Returns `nil` if an argument of the
  /// endpoint is variadic, or if `name` is `nil` and no argument has a label.
  init?(_ endpoint: Endpoint, named name: String?) {
    let parameters = endpoint.type.function.parameters
    // Variadic arguments cannot be forwarded.
    guard parameters.allSatisfy({ $0.ellipsis == nil }) else { return nil }
    guard name != nil || parameters.contains(where: { $0.label != nil }) else { return nil }
    self.endpoint = endpoint
    self.name = name ?? endpoint.name
  }

  var declaration: String {
    let type = endpoint.type
    let effects = type.function.effectSpecifiers.map { " \($0.trimmedDescription)" } ?? ""
    let result = type.isVoid ? "" : " -> \(type.result.trimmedDescription)"
    let `try` = type.function.effectSpecifiers?.throwsClause == nil ? "" : "try "
    let `await` = type.function.effectSpecifiers?.asyncSpecifier == nil ? "" : "await "
    return """
      \(attributes)\(modifiers)func \(name)(\(parameters))\(effects)\(result) {
      \(`try`)\(`await`)self.\(endpoint.storageName)(\(arguments))
      }
      """
  }

  /// The availability of the variable, and the attributes of the closure's type, such as
  /// `@MainActor`. `@convention` and `@Sendable` are omitted. If the client is sendable, the method
  /// is sendable without an attribute.
  private var attributes: String {
    let availability = endpoint.variable.attributes.filter {
      $0.as(AttributeSyntax.self)?.attributeName.baseName == "available"
    }
    let isolation = endpoint.type.attributes.filter {
      $0 != "@Sendable" && !$0.hasPrefix("@convention")
    }
    return (availability.map(\.trimmedDescription) + isolation)
      .map { "\($0)\n" }.joined()
  }

  private var modifiers: String {
    let access = endpoint.variable.modifiers.first { $0.detail == nil && $0.isAccess }
    return ([access?.trimmedDescription].compactMap(\.self) + endpoint.type.specifiers)
      .map { "\($0) " }.joined()
  }

  private var parameters: String {
    endpoint.type.function.parameters.enumerated().map { index, parameter in
      "\(parameter.label ?? "_") p\(index): \(parameter.type.trimmedDescription)"
    }
    .joined(separator: ", ")
  }

  private var arguments: String {
    endpoint.type.function.parameters.enumerated().map { index, parameter in
      let type = parameter.type.as(AttributedTypeSyntax.self)
      if type?.specifiers.contains(where: { $0.trimmedDescription == "inout" }) == true {
        return "&p\(index)"
      }
      return type?.attributes.contains(named: "autoclosure") == true ? "p\(index)()" : "p\(index)"
    }
    .joined(separator: ", ")
  }
}

extension TupleTypeElementSyntax {
  /// The label of the method's parameter: `id` in `(_ id: Int) -> User`.
  fileprivate var label: String? {
    let name = (secondName ?? firstName)?.text
    return name == "_" ? nil : name
  }
}

extension DeclModifierSyntax {
  /// Whether the modifier is an access modifier.
  var isAccess: Bool { ClientAccess(name.text) != nil }
}
