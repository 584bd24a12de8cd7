import SwiftCompilerPlugin
import SwiftSyntaxMacros

/// The compiler plug-in that expands this package's macros.
@main
struct ComposableArchitecturePlugin: CompilerPlugin {
  let providingMacros: [any Macro.Type] = [
    CasePathableMacro.self,
    ReducerMacro.self,
  ]
}
