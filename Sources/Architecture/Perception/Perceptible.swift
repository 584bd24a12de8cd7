// A file that imports this module uses the declarations of Observation, too.
@_exported import Observation

/// A type whose properties are observed. This protocol is `Observable` under the name that code for
/// platforms without Observation uses.
public typealias Perceptible = Observable

/// An object that records which properties of an instance are observed. This type is
/// `ObservationRegistrar` under the name that code for platforms without Observation uses.
public typealias PerceptionRegistrar = ObservationRegistrar

/// Makes a class observable, as `@Observable` does.
///
/// ```swift
/// @Perceptible
/// final class Model {
///   var count = 0
/// }
/// ```
///
/// The class conforms to `Observable`, and a view that reads a property observes the property. A
/// property that is not observed has the attribute `@ObservationIgnored`.
@attached(
  member,
  names: named(_$observationRegistrar),
  named(access),
  named(withMutation),
  named(shouldNotifyObservers)
)
@attached(memberAttribute)
@attached(extension, conformances: Observable)
public macro Perceptible() =
  #externalMacro(module: "ObservationMacros", type: "ObservableMacro")
