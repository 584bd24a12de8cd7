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
    macroSpecs: [
      "Reducer": MacroSpec(type: ReducerMacro.self, conformances: ["Reducer", "CaseReducer"])
    ],
    applyFixIts: applyFixIts,
    fixedSource: fixedSource,
    indentationWidth: .spaces(2),
    file: file,
    line: line
  )
}

/// Checks what the macros about observable state expand to, leaving the attributes that
/// `@ObservableState` adds unexpanded.
func assertObservableState(
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
    macroSpecs: [
      "ObservableState": MacroSpec(
        type: ObservableStateMacro.self,
        conformances: ["Observable", "ObservableState"]
      ),
      "Tracked": MacroSpec(type: ObservationStateTrackedMacro.self),
      "Presents": MacroSpec(type: PresentsMacro.self),
    ],
    applyFixIts: applyFixIts,
    fixedSource: fixedSource,
    indentationWidth: .spaces(2),
    file: file,
    line: line
  )
}

/// Checks what `@ViewAction` expands to.
func assertViewAction(
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
    macroSpecs: [
      "ViewAction": MacroSpec(type: ViewActionMacro.self, conformances: ["ViewActionSending"])
    ],
    applyFixIts: applyFixIts,
    fixedSource: fixedSource,
    indentationWidth: .spaces(2),
    file: file,
    line: line
  )
}
