import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// The macro `@DependencyEntry`, which adds accessors that use a key, and declares the key unless
/// the type of the variable is the key.
public enum DependencyEntryMacro {}

extension DependencyEntryMacro: AccessorMacro {
  /// Returns accessors that read and write the dependency with its key.
  public static func expansion(
    of node: AttributeSyntax,
    providingAccessorsOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AccessorDeclSyntax] {
    guard let entry = Entry(declaration, node), context.isInExtension else { return [] }
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
  /// Returns the declaration of the key, unless the type of the variable is the key.
  ///
  /// A declaration that is not a variable in an extension, a missing value, and a second live value
  /// are diagnosed.
  public static func expansion(
    of node: AttributeSyntax,
    providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard let entry = Entry(declaration, node), context.isInExtension else {
      context.error(
        """
        '@DependencyEntry' applies to a variable in an extension of 'DependencyValues' that has \
        its live value, or whose type is a dependency key: \
        '@DependencyEntry var client = Client.live'
        """,
        id: "dependency-entry.not-a-variable",
        at: node
      )
      return []
    }
    guard entry.hasKey else { return [] }
    guard entry.liveValues.count < 2 else {
      context.error(
        "The initial value of the variable is its live value: remove that value or 'liveValue'",
        id: "dependency-entry.two-live-values",
        at: node
      )
      return []
    }
    let live = entry.liveValues.first
    guard live != nil || entry.testValue != nil else {
      context.error(
        "A dependency without a live value needs a test value: '@DependencyEntry(Client.mock)'",
        id: "dependency-entry.no-value",
        at: node
      )
      return []
    }
    let members = [
      entry.declaration(of: "liveValue", as: live, isConstant: true),
      entry.declaration(of: "previewValue", as: entry.previewValue),
      entry.declaration(of: "testValue", as: entry.testValue),
    ]
    return [
      """
      private enum \(raw: entry.key): Dependencies.\(raw: live == nil ? "Test" : "")DependencyKey {
      \(raw: members.compactMap(\.self).joined(separator: "\n"))
      }
      """
    ]
  }
}

extension DependencyEntryMacro {
  /// The variable that the macro is attached to.
  fileprivate struct Entry {
    let type: TypeSyntax?
    /// The initial value of the variable, and the live value of the attribute.
    let liveValues: [ExprSyntax]
    let previewValue: ExprSyntax?
    let testValue: ExprSyntax?
    /// Whether the macro declares the key.
    let hasKey: Bool
    /// The source of the key's type: the type that the macro declares, or, without any value, the
    /// type of the variable.
    let key: String

    init?(_ declaration: some DeclSyntaxProtocol, _ node: AttributeSyntax) {
      guard
        let variable = declaration.as(VariableDeclSyntax.self), variable.isStoredInstanceVariable,
        variable.bindings.count == 1, let binding = variable.bindings.first,
        binding.accessorBlock == nil,
        let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text.unquoted
      else { return nil }
      type = binding.typeAnnotation?.type.trimmed
      let arguments = node.arguments?.as(LabeledExprListSyntax.self) ?? []
      func argument(_ label: String?) -> ExprSyntax? {
        arguments.first { $0.label?.text == label }?.expression
      }
      liveValues = [binding.initializer?.value, argument("liveValue")].compactMap(\.self)
      previewValue = argument("previewValue")
      testValue = argument(nil)
      hasKey = !liveValues.isEmpty || !arguments.isEmpty
      if hasKey {
        key = "__Key_\(name)"
      } else if let type {
        key = type.is(SomeOrAnyTypeSyntax.self) ? "(\(type))" : "\(type)"
      } else {
        return nil
      }
    }

    /// Returns the declaration of a member of the key, or `nil` if `value` is `nil`.
    ///
    /// A member that is not constant is computed, so that each test creates a value. A computed
    /// member requires a type. Therefore each member is constant if the variable has no written
    /// type.
    func declaration(
      of member: String,
      as value: ExprSyntax?,
      isConstant: Bool = false
    ) -> String? {
      guard let value = value?.trimmedDescription else { return nil }
      guard let type = type?.trimmedDescription else { return "static let \(member) = \(value)" }
      return isConstant
        ? "static let \(member): \(type) = \(value)"
        : "static var \(member): \(type) { \(value) }"
    }
  }
}

extension MacroExpansionContext {
  fileprivate var isInExtension: Bool {
    lexicalContext.first?.is(ExtensionDeclSyntax.self) == true
  }
}
