import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// The macro `@DependencyEntry`, which declares a key, and adds accessors that use the key.
public enum DependencyEntryMacro {}

extension DependencyEntryMacro: AccessorMacro {
  /// Returns accessors that read and write the dependency with its key.
  public static func expansion(
    of node: AttributeSyntax,
    providingAccessorsOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AccessorDeclSyntax] {
    guard let entry = DependencyEntry(declaration, node, in: context) else { return [] }
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
  /// Returns the declaration of the key.
  ///
  /// A declaration that is not a variable in an extension, a name of a key that is not an
  /// identifier, and missing values are diagnosed.
  public static func expansion(
    of node: AttributeSyntax,
    providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard let entry = DependencyEntry(declaration, node, in: context) else {
      context.error(
        """
        '@DependencyEntry' applies to a variable in an extension of 'DependencyValues': \
        '@DependencyEntry(liveValue: Client.live) var client = Client.mock'
        """,
        id: "dependency-entry.not-a-variable",
        at: node
      )
      return []
    }
    if let name = entry.invalidName {
      context.error(
        """
        The name of a key is an identifier in quotes, such as "ClientKey". The value in tests is \
        the variable's initial value.
        """,
        id: "dependency-entry.name",
        at: name
      )
      return []
    }
    guard let members = entry.members else {
      context.error(
        """
        '\(entry.name)' has no value: add an initial value, which is the value in tests, or \
        '@DependencyEntry(liveValue: …)'
        """,
        id: "dependency-entry.no-value",
        at: node
      )
      return []
    }
    return [
      """
      \(raw: entry.keyAccess) enum \(raw: entry.key): Dependencies.\(raw: entry.keyProtocol) {
      \(raw: members.joined(separator: "\n"))
      }
      """
    ]
  }
}
