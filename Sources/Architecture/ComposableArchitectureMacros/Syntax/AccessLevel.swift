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
    // A type that is declared in a `public extension` is public without a modifier.
    let container = context.lexicalContext.first?.as(ExtensionDeclSyntax.self)
    let hasOwn = declaration.modifiers.contains { Self.keywords.contains($0.name.text) }
    let modifiers = hasOwn ? declaration.modifiers : container?.modifiers
    for modifier in modifiers ?? [] {
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
