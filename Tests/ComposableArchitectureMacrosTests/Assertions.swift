import ComposableArchitectureMacros
import SwiftSyntaxMacroExpansion
import SwiftSyntaxMacros
import SwiftSyntaxMacrosTestSupport

/// Checks what `@CasePathable` expands to.
func assertCasePathable(
  _ source: String,
  _ expanded: String,
  diagnostics: [DiagnosticSpec] = [],
  applyFixIts: [String]? = nil,
  fixedSource: String? = nil,
  file: StaticString = #filePath,
  line: UInt = #line
) {
  let macro = MacroSpec(
    type: CasePathableMacro.self,
    conformances: ["CasePathable", "CasePathIterable"]
  )
  assertMacroExpansion(
    source,
    expandedSource: expanded,
    diagnostics: diagnostics,
    macroSpecs: ["CasePathable": macro],
    applyFixIts: applyFixIts,
    fixedSource: fixedSource,
    indentationWidth: .spaces(2),
    file: file,
    line: line
  )
}

/// Checks what `@Reducer` expands to, leaving the attributes it adds unexpanded.
func assertReducer(
  _ source: String,
  _ expanded: String,
  diagnostics: [DiagnosticSpec] = [],
  applyFixIts: [String]? = nil,
  fixedSource: String? = nil,
  file: StaticString = #filePath,
  line: UInt = #line
) {
  assertMacroExpansion(
    source,
    expandedSource: expanded,
    diagnostics: diagnostics,
    macroSpecs: ["Reducer": MacroSpec(type: ReducerMacro.self, conformances: ["Reducer"])],
    applyFixIts: applyFixIts,
    fixedSource: fixedSource,
    indentationWidth: .spaces(2),
    file: file,
    line: line
  )
}
