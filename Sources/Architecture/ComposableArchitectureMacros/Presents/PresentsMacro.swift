import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// The macro `@Presents`, which adds a presentation state, and observed accessors of the
/// presentation state and its wrapped value.
public enum PresentsMacro {}

extension PresentsMacro: AccessorMacro {
  /// Returns observed accessors of the presented state, and an accessor that initializes the
  /// storage.
  public static func expansion(
    of node: AttributeSyntax,
    providingAccessorsOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AccessorDeclSyntax] {
    guard let property = PresentedProperty(declaration) else { return [] }
    let storage = property.variable.storageName
    let initializer: AccessorDeclSyntax = """
      @storageRestrictions(initializes: \(raw: storage))
      init(initialValue) {
      \(raw: storage) = ComposableArchitecture.PresentationState(wrappedValue: initialValue)
      }
      """
    let accessors = ObservedAccessors(
      name: "$\(property.variable.name.unquoted)",
      value: "\(storage).wrappedValue"
    )
    return [initializer] + accessors.declarations
  }
}

extension PresentsMacro: PeerMacro {
  /// Returns the private presentation state, and the projected property whose name starts with `$`.
  ///
  /// A declaration that is not a stored variable with a written optional type is diagnosed.
  public static func expansion(
    of node: AttributeSyntax,
    providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard let property = PresentedProperty(declaration) else {
      context.error(
        """
        '@Presents' applies to a stored variable with an explicit optional type: \
        '@Presents var edit: Edit.State?'
        """,
        id: "presents.not-optional",
        at: node
      )
      return []
    }
    let variable = property.variable
    let storage = variable.storageName
    let type = "ComposableArchitecture.PresentationState<\(property.presented)>"
    let projection = "$\(variable.name.unquoted)"
    let accessors = ObservedAccessors(name: projection, value: storage).declarations
      .map(\.description).joined(separator: "\n")
    // The value is explicit, because otherwise the memberwise initializer would require an
    // argument.
    let value = variable.initializer?.description ?? "nil"
    return [
      """
      \(raw: variable.access)var \(raw: projection): \(raw: type) {
      \(raw: accessors)
      }
      """,
      """
      @ComposableArchitecture.ObservationStateIgnored
      private var \(raw: storage) = \(raw: type)(wrappedValue: \(raw: value))
      """,
    ]
  }
}
