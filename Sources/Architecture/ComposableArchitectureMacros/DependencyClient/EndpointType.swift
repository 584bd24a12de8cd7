import SwiftSyntax

/// The type of a closure, as declared by a client.
struct EndpointType {
  /// The attributes of the closure's type, such as `@Sendable` and `@MainActor`.
  let attributes: [String]
  /// The specifiers of the closure's type, such as `nonisolated(nonsending)`.
  let specifiers: [String]
  let function: FunctionTypeSyntax

  /// Returns `nil` if the type is not written as a closure type, even if the type is an alias of a
  /// closure type.
  init?(_ type: TypeSyntax) {
    if let attributed = type.as(AttributedTypeSyntax.self) {
      guard let inner = EndpointType(attributed.baseType) else { return nil }
      attributes = attributed.attributes.map(\.trimmedDescription) + inner.attributes
      let trailingSpecifiers = attributed.lateSpecifiers.map(\.trimmedDescription)
      specifiers =
        attributed.specifiers.map(\.trimmedDescription) + trailingSpecifiers + inner.specifiers
      function = inner.function
    } else if let tuple = type.as(TupleTypeSyntax.self), tuple.elements.count == 1,
      let element = tuple.elements.first, element.firstName == nil
    {
      guard let inner = EndpointType(element.type) else { return nil }
      self = inner
    } else if let function = type.as(FunctionTypeSyntax.self) {
      attributes = []
      specifiers = []
      self.function = function
    } else {
      return nil
    }
  }

  var result: TypeSyntax { function.returnClause.type.trimmed }

  var isVoid: Bool {
    ["Void", "Swift.Void", "()"].contains(result.trimmedDescription)
  }

  var returnsOptional: Bool {
    if result.is(OptionalTypeSyntax.self) { return true }
    if let type = result.as(IdentifierTypeSyntax.self) {
      return type.name.text == "Optional" && type.genericArgumentClause != nil
    }
    return false
  }

  /// Whether the closure throws any error, rather than errors of one type.
  var throwsAnyError: Bool {
    guard let clause = function.effectSpecifiers?.throwsClause else { return false }
    guard let type = clause.type?.trimmedDescription else { return true }
    return ["any Error", "any Swift.Error", "Error", "Swift.Error"].contains(type)
  }

  /// The start of a closure that ignores its arguments: `_, _ in`. Empty if the closure has no
  /// arguments.
  var ignoredArguments: String {
    function.parameters.isEmpty
      ? "" : "\(function.parameters.map { _ in "_" }.joined(separator: ", ")) in"
  }
}
