import SwiftSyntax

/// A stored instance variable of a type. A macro replaces the variable by an observed variable.
struct StoredVariable {
  let declaration: VariableDeclSyntax
  private let binding: PatternBindingSyntax
  private let identifier: TokenSyntax

  /// Returns `nil` unless the declaration declares a single stored instance variable that is not
  /// lazy.
  init?(_ declaration: some DeclSyntaxProtocol) {
    guard
      let variable = declaration.as(VariableDeclSyntax.self), variable.isStoredInstanceVariable,
      variable.bindings.count == 1,
      let binding = variable.bindings.first,
      let pattern = binding.pattern.as(IdentifierPatternSyntax.self)
    else { return nil }
    self.declaration = variable
    self.binding = binding
    identifier = pattern.identifier
  }

  /// The name, including back-ticks.
  var name: String { identifier.trimmedDescription }

  /// The name of the storage of the observed variable.
  var storageName: String { "_\(identifier.text.unquoted)" }

  var type: TypeSyntax? { binding.typeAnnotation?.type.trimmed }

  var initializer: ExprSyntax? { binding.initializer?.value.trimmed }

  /// The observers `willSet` and `didSet`, if there are any.
  var observers: AccessorBlockSyntax? { binding.accessorBlock }

  /// The modifiers of the declaration, each followed by a space.
  var access: String {
    declaration.modifiers.map { "\($0.trimmedDescription) " }.joined()
  }
}

extension VariableDeclSyntax {
  /// Whether this declaration declares stored instance variables that are not lazy.
  var isStoredInstanceVariable: Bool {
    bindingSpecifier.tokenKind == .keyword(.var)
      && !modifiers.contains { ["static", "class", "lazy"].contains($0.name.text) }
      && bindings.allSatisfy(\.isStored)
  }
}

extension PatternBindingSyntax {
  /// Whether the variable is stored, with or without the observers `willSet` and `didSet`.
  var isStored: Bool {
    switch accessorBlock?.accessors {
    case nil: true
    case .getter: false
    case .accessors(let accessors):
      accessors.allSatisfy { ["willSet", "didSet"].contains($0.accessorSpecifier.text) }
    }
  }
}
