import SwiftSyntax

/// A closure that a client stores in a variable.
struct Endpoint {
  let variable: VariableDeclSyntax
  let binding: PatternBindingSyntax
  let type: EndpointType
  private let identifier: TokenSyntax

  /// Returns `nil` if the declaration is not a single stored instance variable whose type is
  /// written as a closure type.
  init?(_ declaration: some DeclSyntaxProtocol) {
    guard
      let variable = declaration.as(VariableDeclSyntax.self), variable.isStoredInstanceVariable,
      variable.bindings.count == 1,
      let binding = variable.bindings.first, binding.accessorBlock == nil,
      let identifier = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier,
      let annotation = binding.typeAnnotation,
      let type = EndpointType(annotation.type)
    else { return nil }
    self.variable = variable
    self.binding = binding
    self.identifier = identifier
    self.type = type
  }

  /// The name, including back-ticks.
  var name: String { identifier.trimmedDescription }

  var storageName: String { "_\(identifier.text.unquoted)" }

  /// The name of the static property that returns the default closure; `nil` unless the initial
  /// value of the endpoint is a closure expression.
  // NB: The initial value of a property with an init accessor is assigned to the storage after the
  // storage's own initial value. Therefore the added initializer that does not set the endpoints
  // assigns the default again.
  var defaultName: String? {
    binding.initializer?.value.is(ClosureExprSyntax.self) == true
      ? "_$\(identifier.text.unquoted)" : nil
  }

  /// The type as written in the source.
  var typeDescription: String { binding.typeAnnotation?.type.trimmedDescription ?? "" }

  /// Returns the name of the endpoint in issues: `Client.fetch`.
  func qualifiedName(in owner: String?) -> String {
    [owner, identifier.text.unquoted].compactMap(\.self).joined(separator: ".")
  }
}
