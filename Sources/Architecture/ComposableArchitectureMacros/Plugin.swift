import SwiftCompilerPlugin
import SwiftSyntaxMacros

/// The compiler plug-in that expands this package's macros.
@main
struct ComposableArchitecturePlugin: CompilerPlugin {
  let providingMacros: [any Macro.Type] = [
    CasePathableMacro.self,
    DependencyClientMacro.self,
    DependencyEndpointIgnoredMacro.self,
    DependencyEndpointMacro.self,
    DependencyEntryMacro.self,
    ObservableStateMacro.self,
    ObservationStateIgnoredMacro.self,
    ObservationStateTrackedMacro.self,
    PresentsMacro.self,
    ReducerCaseMacro.self,
    ReducerMacro.self,
    ViewActionMacro.self,
  ]
}
