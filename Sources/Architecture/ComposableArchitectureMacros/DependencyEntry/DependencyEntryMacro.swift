import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// Expands `@DependencyEntry`: accessors through a key, and the key if there is none.
public enum DependencyEntryMacro {}

extension DependencyEntryMacro: AccessorMacro {
  public static func expansion(
    of node: AttributeSyntax,
    providingAccessorsOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AccessorDeclSyntax] {
    guard let entry = Entry(declaration), context.isInExtension else { return [] }
    return [
      """
      get {
      self[\(raw: entry.key).self]
      }
      """,
      """
      set {
      self[\(raw: entry.key).self] = newValue
      }
      """,
    ]
  }
}

extension DependencyEntryMacro: PeerMacro {
  public static func expansion(
    of node: AttributeSyntax,
    providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard let entry = Entry(declaration), context.isInExtension else {
      context.error(
        """
        '@DependencyEntry' is for a variable in an extension of 'DependencyValues' that has its \
        live value, or whose type is a dependency key: '@DependencyEntry var client = Client.live'
        """,
        id: "dependency-entry.not-a-variable",
        at: node
      )
      return []
    }
    guard let value = entry.value else { return [] }
    let type = entry.type.map { ": \($0.trimmedDescription)" } ?? ""
    return [
      """
      private enum \(raw: entry.key): Dependencies.DependencyKey {
      static let liveValue\(raw: type) = \(raw: value.trimmedDescription)
      }
      """
    ]
  }
}

extension DependencyEntryMacro {
  /// The variable that the macro is attached to.
  fileprivate struct Entry {
    let type: TypeSyntax?
    let value: ExprSyntax?
    /// What identifies the dependency: the variable's type, unless there is a value to keep.
    let key: String

    init?(_ declaration: some DeclSyntaxProtocol) {
      guard
        let variable = declaration.as(VariableDeclSyntax.self), variable.isStoredInstanceVariable,
        variable.bindings.count == 1, let binding = variable.bindings.first,
        binding.accessorBlock == nil,
        let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text.unquoted
      else { return nil }
      type = binding.typeAnnotation?.type.trimmed
      value = binding.initializer?.value
      if value != nil {
        key = "__Key_\(name)"
      } else if let type {
        key = type.is(SomeOrAnyTypeSyntax.self) ? "(\(type))" : "\(type)"
      } else {
        return nil
      }
    }
  }
}

extension MacroExpansionContext {
  fileprivate var isInExtension: Bool {
    lexicalContext.first?.is(ExtensionDeclSyntax.self) == true
  }
}
