import SwiftSyntax
import SwiftSyntaxMacros

/// The variable that `@DependencyEntry` is attached to, with the values of its attribute.
struct DependencyEntry {
  /// The variable's name, without back-ticks.
  let name: String
  /// The source of the key's type.
  let key: String
  /// The key's access modifier.
  let keyAccess: String
  /// The argument without a label, if it isn't the name of a type.
  let invalidName: ExprSyntax?
  private let type: TypeSyntax?
  private let testValue: ExprSyntax?
  private let liveValue: ExprSyntax?
  private let previewValue: ExprSyntax?

  /// Returns `nil` unless the declaration is a stored variable in an extension.
  init?(
    _ declaration: some DeclSyntaxProtocol,
    _ node: AttributeSyntax,
    in context: some MacroExpansionContext
  ) {
    guard
      let container = context.lexicalContext.first?.as(ExtensionDeclSyntax.self),
      let variable = declaration.as(VariableDeclSyntax.self), variable.isStoredInstanceVariable,
      variable.bindings.count == 1, let binding = variable.bindings.first,
      binding.accessorBlock == nil,
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text.unquoted
    else { return nil }
    self.name = name
    type = binding.typeAnnotation?.type.trimmed
    testValue = binding.initializer?.value
    let arguments = node.arguments?.as(LabeledExprListSyntax.self) ?? []
    func argument(_ label: String?) -> ExprSyntax? {
      let value = arguments.first { $0.label?.text == label }?.expression
      return value?.is(NilLiteralExprSyntax.self) == true ? nil : value
    }
    liveValue = argument("liveValue")
    previewValue = argument("previewValue")

    let access = AccessLevel(variable.modifiers, in: container)
    let argument = argument(nil)
    let givenName = argument?.as(StringLiteralExprSyntax.self)?.representedLiteralValue
    if let givenName, givenName.isTypeName {
      key = givenName
      keyAccess = AccessLevel.public.rawValue
      invalidName = nil
    } else {
      key = access == nil ? "__Key_\(name)" : "\(name.prefix(1).uppercased())\(name.dropFirst())Key"
      keyAccess = access?.rawValue ?? "private"
      invalidName = argument
    }
  }
}

extension DependencyEntry {
  /// The protocol that the key conforms to. Without a live value, another module can declare the
  /// conformance to `DependencyKey`.
  var keyProtocol: String {
    liveValue == nil ? "TestDependencyKey" : "DependencyKey"
  }

  /// The declarations of the key's members; `nil` if there is no value.
  ///
  /// A value that is used once in a program is a constant. Each test creates its values, so they
  /// are computed, which requires a type. Without a written type, all values are constants.
  var members: [String]? {
    if testValue == nil, liveValue == nil {
      guard let preview = member("previewValue", previewValue) else { return nil }
      let type = type?.trimmedDescription
      return [
        type.map { "\(memberAccess)typealias Value = \($0)" },
        preview,
        "\(memberAccess)static var testValue: \(type ?? "Value") { _unimplementedTestValue }",
      ].compactMap(\.self)
    }
    return [
      member("liveValue", liveValue, isConstant: true),
      member("previewValue", previewValue),
      member("testValue", testValue),
    ].compactMap(\.self)
  }

  private var memberAccess: String {
    keyAccess == "private" ? "" : "\(keyAccess) "
  }

  private func member(
    _ name: String,
    _ value: ExprSyntax?,
    isConstant: Bool = false
  ) -> String? {
    guard let value = value?.trimmedDescription else { return nil }
    guard let type = type?.trimmedDescription else {
      return "\(memberAccess)static let \(name) = \(value)"
    }
    return isConstant
      ? "\(memberAccess)static let \(name): \(type) = \(value)"
      : "\(memberAccess)static var \(name): \(type) { \(value) }"
  }
}

extension String {
  /// Whether the string can be the name of a type: letters, digits and underscores, without a digit
  /// at its start.
  fileprivate var isTypeName: Bool {
    guard let first, !first.isNumber else { return false }
    return allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
  }
}
