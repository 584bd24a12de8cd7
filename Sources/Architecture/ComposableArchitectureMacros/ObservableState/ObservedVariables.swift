import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// The rules that decide which variables of a state are observed.
enum ObservedVariables {
  /// Attributes of variables that notify their observers themselves.
  private static let selfTracking: Set<String> = [
    "Fetch", "FetchAll", "FetchOne", "Presents", "Shared", "SharedReader",
  ]

  /// Attributes that observable state does not support, and their replacements.
  private static let replacements = [
    "ObservationIgnored": "ObservationStateIgnored",
    "ObservationTracked": "ObservationStateTracked",
    "PresentationState": "Presents",
  ]

  /// Returns the attribute to add to a variable; `nil` if the variable is not stored, or already
  /// has an attribute that determines its observation.
  static func attribute(for variable: VariableDeclSyntax) -> AttributeSyntax? {
    let names = variable.attributes.names
    guard
      variable.isStoredInstanceVariable,
      !names.contains("ObservationStateTracked"), !names.contains("ObservationStateIgnored"),
      !names.contains(where: { replacements[$0] != nil })
    else { return nil }
    return names.contains(where: selfTracking.contains)
      ? "@ComposableArchitecture.ObservationStateIgnored"
      : "@ComposableArchitecture.ObservationStateTracked"
  }

  /// Diagnoses errors in the declaration of a variable.
  ///
  /// - Returns: Whether the declaration has no error.
  static func check(
    _ variable: VariableDeclSyntax,
    in context: some MacroExpansionContext
  ) -> Bool {
    let wrong = variable.attributes.compactMap { $0.as(AttributeSyntax.self) }
      .first { replacements[$0.attributeName.baseName] != nil }
    if let wrong, let replacement = replacements[wrong.attributeName.baseName] {
      diagnose(wrong, replacement: replacement, in: context)
      return false
    }
    guard variable.isStoredInstanceVariable, variable.bindings.count > 1 else { return true }
    context.error(
      "'@ObservableState' observes variables that are declared one by one: split this declaration",
      id: "observable-state.several-variables",
      at: variable.bindings
    )
    return false
  }

  private static func diagnose(
    _ attribute: AttributeSyntax,
    replacement: String,
    in context: some MacroExpansionContext
  ) {
    let name = attribute.attributeName
    let fixed = TypeSyntax(stringLiteral: replacement)
      .with(\.leadingTrivia, name.leadingTrivia)
      .with(\.trailingTrivia, name.trailingTrivia)
    context.error(
      """
      '@\(name.baseName)' does not work in observable state: use '@\(replacement)'
      """,
      id: "observable-state.attribute",
      at: attribute,
      fixIts: [
        FixIt(
          message: MacroMessage(
            "Replace '@\(name.baseName)' with '@\(replacement)'",
            id: "observable-state.rename"
          ),
          changes: [.replace(oldNode: Syntax(name), newNode: Syntax(fixed))]
        )
      ]
    )
  }
}
