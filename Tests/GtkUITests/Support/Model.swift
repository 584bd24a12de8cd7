import Observation

/// A model that views of tests observe.
@Observable
@MainActor
final class Model {
  var first = 0
  var second = 0
  var isOn = false
}
