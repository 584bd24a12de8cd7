import SwiftSyntax
import SwiftSyntaxMacros

/// The access modifier of the members that a macro adds to a type.
enum AccessLevel: String {
  case `public`
  case package

  /// Creates the modifier for members of `declaration`; `nil` if the default suffices.
  ///
  /// A member of a private type requires no modifier. By default, the member is visible wherever
  /// the type is visible, as a conformance of the type to a protocol requires.
  init?(membersOf declaration: some DeclGroupSyntax, in context: some MacroExpansionContext) {
    self.init(
      declaration.modifiers,
      in: context.lexicalContext.first?.as(ExtensionDeclSyntax.self)
    )
  }

  /// Creates the access of a declaration with modifiers in an extension; `nil` if the declaration
  /// is neither public nor package.
  ///
  /// A declaration in a `public extension` is public without a modifier.
  init?(_ own: DeclModifierListSyntax, in container: ExtensionDeclSyntax?) {
    let hasOwn = own.contains { Self.keywords.contains($0.name.text) }
    for modifier in (hasOwn ? own : container?.modifiers) ?? [] {
      switch modifier.name.text {
      case "public", "open": self = .public
      case "package": self = .package
      default: continue
      }
      return
    }
    return nil
  }

  private static let keywords: Set<String> = [
    "public", "open", "package", "internal", "fileprivate", "private",
  ]
}

extension Optional<AccessLevel> {
  /// The modifier and a space, or an empty string.
  var prefix: String {
    map { "\($0.rawValue) " } ?? ""
  }
}
