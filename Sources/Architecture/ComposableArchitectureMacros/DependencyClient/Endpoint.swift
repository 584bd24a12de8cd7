import SwiftSyntax

/// A closure that a client keeps in a variable.
struct Endpoint {
  let variable: VariableDeclSyntax
  let binding: PatternBindingSyntax
  let type: EndpointType
  private let identifier: TokenSyntax

  /// `nil` if the declaration is not of one stored instance variable with a closure's type.
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

  /// The name, in back-ticks if it has them.
  var name: String { identifier.trimmedDescription }

  var storageName: String { "_\(identifier.text.unquoted)" }

  /// The name of what an unimplemented client has in the storage, if that has to be known apart
  /// from the storage.
  // NB: The initial value of a property with an init accessor is put into its storage after the
  // storage's own one. So the initializers that `@DependencyClient` adds put the default there
  // once more.
  var defaultName: String? {
    binding.initializer?.value.is(ClosureExprSyntax.self) == true
      ? "_$\(identifier.text.unquoted)" : nil
  }

  /// The type as it is written.
  var typeDescription: String { binding.typeAnnotation?.type.trimmedDescription ?? "" }

  /// How issues call it: `Client.fetch`.
  func qualifiedName(in owner: String?) -> String {
    [owner, identifier.text.unquoted].compactMap(\.self).joined(separator: ".")
  }
}
