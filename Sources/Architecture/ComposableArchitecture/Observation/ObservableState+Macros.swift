import Observation

/// Makes the properties of a feature's state observable one by one.
///
/// ```swift
/// @ObservableState
/// struct State {
///   var count = 0
///   var isLoading = false
/// }
/// ```
///
/// Can be applied to structs and enums. In a struct, the stored variables become properties that
/// track reads and notify observers of changes. Exclude a variable with
/// ``ObservationStateIgnored()``, and mark the state of a presented feature with ``Presents()``.
///
/// Applying the macro to a class or an actor is an error. Use `@Observable` for these types.
@attached(extension, conformances: Observable, ObservableState)
@attached(
  member,
  names: named(_$id),
  named(_$notify),
  named(_$observationRegistrar),
  named(_$storage),
  named(_$willModify)
)
@attached(memberAttribute)
public macro ObservableState() =
  #externalMacro(module: "ComposableArchitectureMacros", type: "ObservableStateMacro")

/// Makes a property observable. ``ObservableState()`` adds this macro to the properties of a state.
@attached(accessor, names: named(init), named(get), named(set), named(_modify))
@attached(peer, names: prefixed(_))
public macro ObservationStateTracked() =
  #externalMacro(module: "ComposableArchitectureMacros", type: "ObservationStateTrackedMacro")

/// Excludes a property of an observable state from observation.
@attached(accessor, names: named(willSet))
public macro ObservationStateIgnored() =
  #externalMacro(module: "ComposableArchitectureMacros", type: "ObservationStateIgnoredMacro")

/// Marks the state of a feature that this feature presents, for example in a sheet, an alert or a
/// page.
///
/// ```swift
/// @ObservableState
/// struct State {
///   @Presents var edit: Edit.State?
/// }
/// ```
///
/// The reducer sets the property, and views read the property. `ifLet` requires the projected
/// property, `\.$edit`, which is a ``PresentationState``.
@attached(accessor, names: named(init), named(get), named(set), named(_modify))
@attached(peer, names: prefixed(`$`), prefixed(_))
public macro Presents() =
  #externalMacro(module: "ComposableArchitectureMacros", type: "PresentsMacro")
