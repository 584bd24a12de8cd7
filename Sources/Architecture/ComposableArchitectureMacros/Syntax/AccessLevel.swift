import SwiftSyntax
import SwiftSyntaxMacros

/// The access modifier that what a macro adds to a type has to spell out.
enum AccessLevel: String {
  case `public`
  case package

  /// The modifier for members of `declaration`: `nil` if the default will do.
  ///
  /// Members of a private type must be visible in the whole file, or they couldn't satisfy a
  /// protocol. That is their default.
  init?(membersOf declaration: some DeclGroupSyntax, in context: some MacroExpansionContext) {
    // A type written in `public extension` is public without saying so.
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
  /// The modifier and a space, or nothing.
  var prefix: String {
    map { "\($0.rawValue) " } ?? ""
  }
}
