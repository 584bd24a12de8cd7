import SwiftSyntax

/// A rewriter of the types of payloads. Inside `AllCasePaths`, a rewritten type has the meaning
/// that the original type has in the enum.
struct PayloadTypes {
  /// The replacement of `Self`, which would mean `AllCasePaths`.
  let enumName: String

  /// Names of types that `AllCasePaths` declares, because `AllCasePaths` is a sequence.
  private static let shadowed = ["Element", "Iterator"]

  /// Returns the source of a type for use inside `AllCasePaths`.
  func source(of type: TypeSyntax) -> String {
    let rewritten = Rewriter(enumName: enumName).rewrite(type)
    // `T!` is only allowed in the declaration of a value.
    if let implicit = rewritten.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) {
      return "\(implicit.wrappedType.trimmedDescription)?"
    }
    return rewritten.trimmedDescription
  }

  /// Returns aliases for the shadowed names that the payloads contain. The aliases are declared in
  /// the enum, outside of `AllCasePaths`.
  func aliases(for elements: [EnumCaseElementSyntax]) -> [String] {
    let finder = Finder(viewMode: .sourceAccurate)
    for parameter in elements.compactMap(\.parameterClause).flatMap(\.parameters) {
      finder.walk(parameter.type)
    }
    return Self.shadowed.filter(finder.names.contains).map { "_$\($0) = \($0)" }
  }

  /// Collects the names that are not members of another type.
  private final class Finder: SyntaxVisitor {
    private(set) var names: Set<String> = []

    override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
      names.insert(node.name.text)
      return .visitChildren
    }
  }

  private final class Rewriter: SyntaxRewriter {
    private let enumName: String

    init(enumName: String) {
      self.enumName = enumName
      super.init()
    }

    override func visit(_ node: IdentifierTypeSyntax) -> TypeSyntax {
      var node = node
      if node.name.text == "Self" {
        node.name = node.name.with(\.tokenKind, .identifier(enumName))
      } else if shadowed.contains(node.name.text) {
        node.name = node.name.with(\.tokenKind, .identifier("_$\(node.name.text)"))
      }
      return super.visit(node)
    }
  }
}
