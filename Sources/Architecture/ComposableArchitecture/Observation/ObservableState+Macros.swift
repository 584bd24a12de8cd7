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
/// The macro can be applied to structs and enums. In a struct, the stored variables become
/// properties that track reads and notify observers of changes. Exclude a variable with
/// ``ObservationStateIgnored()``, and mark the state of a presented feature with ``Presents()``.
///
/// Applying the macro to a class or an actor is an error. For a class, use `@Observable`.
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

/// Makes a property observable. ``ObservableState()`` adds this macro to the stored variables of a
/// struct.
@attached(accessor, names: named(init), named(get), named(set), named(_modify))
@attached(peer, names: prefixed(_))
public macro ObservationStateTracked() =
  #externalMacro(module: "ComposableArchitectureMacros", type: "ObservationStateTrackedMacro")

/// Excludes a property of an observable state from observation.
@attached(accessor, names: named(willSet))
public macro ObservationStateIgnored() =
  #externalMacro(module: "ComposableArchitectureMacros", type: "ObservationStateIgnoredMacro")

/// Marks a property as the state of a presentation, such as a sheet, an alert or a page.
///
/// ```swift
/// @ObservableState
/// struct State {
///   @Presents var edit: Edit.State?
/// }
/// ```
///
/// The reducer sets the property, and views read the property. The argument of `ifLet` is the key
/// path `\.$edit` of the projected property, whose type is ``PresentationState``.
@attached(accessor, names: named(init), named(get), named(set), named(_modify))
@attached(peer, names: prefixed(`$`), prefixed(_))
public macro Presents() =
  #externalMacro(module: "ComposableArchitectureMacros", type: "PresentsMacro")
