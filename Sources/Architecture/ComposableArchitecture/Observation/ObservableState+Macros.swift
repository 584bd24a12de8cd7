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
/// Works on structs and on enums. On a struct it turns the stored variables into properties that
/// tell who reads them and when they change. Leave one out with ``ObservationStateIgnored()``, and
/// mark what presents a feature with ``Presents()``.
///
/// It is an error to apply it to a class or an actor: use `@Observable` there.
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

/// Makes a property observable. ``ObservableState()`` adds it to the properties of a state.
@attached(accessor, names: named(init), named(get), named(set), named(_modify))
@attached(peer, names: prefixed(_))
public macro ObservationStateTracked() =
  #externalMacro(module: "ComposableArchitectureMacros", type: "ObservationStateTrackedMacro")

/// Leaves a property of an observable state unobserved.
@attached(accessor, names: named(willSet))
public macro ObservationStateIgnored() =
  #externalMacro(module: "ComposableArchitectureMacros", type: "ObservationStateIgnoredMacro")

/// Marks the state of a feature that is presented from this one: in a sheet, an alert, a page.
///
/// ```swift
/// @ObservableState
/// struct State {
///   @Presents var edit: Edit.State?
/// }
/// ```
///
/// The property is what a reducer sets and a view reads. `ifLet` is given the projected one, `\.$edit`,
/// a ``PresentationState``.
@attached(accessor, names: named(init), named(get), named(set), named(_modify))
@attached(peer, names: prefixed(`$`), prefixed(_))
public macro Presents() =
  #externalMacro(module: "ComposableArchitectureMacros", type: "PresentsMacro")
