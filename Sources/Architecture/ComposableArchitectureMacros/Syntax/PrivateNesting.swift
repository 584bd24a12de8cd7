import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxMacros

// A macro adds conformances with an extension at file level. At file level, a private type that is
// nested in another type is not visible.
extension DeclGroupSyntax {
  /// Whether this type is not visible to an extension at file level.
  func isHiddenFromExtensions(in context: some MacroExpansionContext) -> Bool {
    let containers = context.lexicalContext
    let isHidden = modifiers.private != nil && !containers.isEmpty
    return isHidden || containers.dropLast().contains(where: \.isPrivate)
  }

  /// Diagnoses that this type is not visible to an extension. If the type itself is private, the
  /// diagnostic has a fix-it.
  ///
  /// - Parameters:
  ///   - macro: The name of the macro, with the `@`.
  ///   - conformance: The protocol that can be declared manually instead.
  ///   - context: The context of the expansion, to which the diagnostic is added.
  func diagnoseHidden(
    macro: String,
    conformance: String,
    in context: some MacroExpansionContext
  ) {
    let name = declaredName ?? "this type"
    let problem = "'\(macro)' can't add a conformance to '\(name)' because"
    let alternative = "or declare the conformance to '\(conformance)' explicitly"
    guard let keyword = modifiers.private else {
      context.error(
        """
        \(problem) an enclosing type is private: make the enclosing type 'fileprivate', \
        \(alternative)
        """,
        id: "nested-in-private",
        at: introducer
      )
      return
    }
    let fixed = keyword.with(\.name.tokenKind, .keyword(.fileprivate))
    context.error(
      "\(problem) the type is nested and private: make the type 'fileprivate', \(alternative)",
      id: "private-nested",
      at: keyword,
      fixIts: [
        FixIt(
          message: MacroMessage("Replace 'private' with 'fileprivate'", id: "use-fileprivate"),
          changes: [.replace(oldNode: Syntax(keyword), newNode: Syntax(fixed))]
        )
      ]
    )
  }
}

extension DeclModifierListSyntax {
  fileprivate var `private`: DeclModifierSyntax? {
    first { $0.name.tokenKind == .keyword(.private) }
  }
}

extension Syntax {
  fileprivate var isPrivate: Bool {
    asProtocol((any DeclGroupSyntax).self)?.modifiers.private != nil
  }
}
