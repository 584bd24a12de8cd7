import ComposableArchitectureMacros
import SwiftSyntaxMacroExpansion
import SwiftSyntaxMacros
import SwiftSyntaxMacrosTestSupport

/// Checks the expansion of the macros for dependency clients. The attributes that
/// `@DependencyClient` adds are not expanded.
func assertDependencyMacros(
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
      "DependencyClient": MacroSpec(type: DependencyClientMacro.self),
      "DependencyEndpoint": MacroSpec(type: DependencyEndpointMacro.self),
      "DependencyEndpointIgnored": MacroSpec(type: DependencyEndpointIgnoredMacro.self),
      "DependencyEntry": MacroSpec(type: DependencyEntryMacro.self),
    ],
    applyFixIts: applyFixIts,
    fixedSource: fixedSource,
    indentationWidth: .spaces(2),
    file: file,
    line: line
  )
}
