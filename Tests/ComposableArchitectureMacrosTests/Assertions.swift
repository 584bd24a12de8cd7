import ComposableArchitectureMacros
import SwiftSyntaxMacroExpansion
import SwiftSyntaxMacros
import SwiftSyntaxMacrosTestSupport

/// Checks the expansion of `@CasePathable`.
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

/// Checks the expansion of `@Reducer`. The attributes that the macro adds are not expanded.
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

/// Checks the expansion of the macros for observable state. The attributes that `@ObservableState`
/// adds are not expanded.
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

/// Checks the expansion of `@ViewAction`.
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
