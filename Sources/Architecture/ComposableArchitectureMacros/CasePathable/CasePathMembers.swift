import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// The members that `@CasePathable` adds to an enum.
struct CasePathMembers {
  private let name: String
  private let access: String
  private let cases: [EnumCases]
  private let payloads: PayloadTypes

  init(_ declaration: EnumDeclSyntax, in context: some MacroExpansionContext) {
    name = declaration.name.trimmedDescription
    access = AccessLevel(membersOf: declaration, in: context).prefix
    cases = EnumCases.all(in: declaration.memberBlock.members)
    payloads = PayloadTypes(enumName: name)
  }

  /// Diagnoses cases with the same name, which would have the same key path.
  ///
  /// - Returns: Whether such cases exist.
  func diagnoseOverloads(in context: some MacroExpansionContext) -> Bool {
    let overloads = cases.overloads
    for element in overloads {
      context.error(
        """
        '@CasePathable' requires unique case names, and there is another case '\(element.name.text)'
        """,
        id: "case-pathable.overload",
        at: element.name
      )
    }
    return !overloads.isEmpty
  }

  var declarations: [DeclSyntax] {
    payloads.aliases(for: cases.elements).map { "\(raw: access)typealias \(raw: $0)" } + [
      """
      \(raw: access)nonisolated struct AllCasePaths: \(raw: conformances) {
      \(raw: (properties + reflection + [iterator]).joined(separator: "\n"))
      }
      """,
      """
      \(raw: access)nonisolated static var allCasePaths: AllCasePaths { AllCasePaths() }
      """,
    ]
  }

  private var conformances: String {
    let reflectable = cases.isEmpty ? "" : "CasePaths.CasePathReflectable, "
    return reflectable + "Swift.Sendable, Swift.Sequence"
  }

  private var properties: [String] {
    cases.lines { element in
      let payload = Payload(element, types: payloads)
      return """
        \(access)var \(element.name.text): CasePaths.AnyCasePath<\(name), \(payload.type)> {
        ._$case(
        embed: \(payload.embedding(in: name)),
        extract: {
        guard case \(payload.pattern) = $0 else { return nil }
        return \(payload.value)
        }
        )
        }
        """
    }
  }

  /// The subscript that returns the case key path of a value. Empty for an enum without cases. Such
  /// an enum has no value, and the compiler would diagnose the subscript.
  private var reflection: [String] {
    guard !cases.isEmpty else { return [] }
    let lines = cases.lines { element in
      "if case .\(element.name.text) = root { return \\.\(element.name.text) }"
    }
    return [
      """
      \(access)subscript(root: \(name)) -> CasePaths.PartialCaseKeyPath<\(name)> {
      \((lines + ["return \\.never"]).joined(separator: "\n"))
      }
      """
    ]
  }

  private var iterator: String {
    let lines = cases.lines { "allCasePaths.append(\\.\($0.name.text))" }
    let type = "CasePaths.PartialCaseKeyPath<\(name)>"
    return """
      \(access)func makeIterator() -> Swift.IndexingIterator<[\(type)]> {
      \(lines.isEmpty ? "let" : "var") allCasePaths: [\(type)] = []
      \((lines + ["return allCasePaths.makeIterator()"]).joined(separator: "\n"))
      }
      """
  }
}
