import Observation

@testable import GtkUI

/// A value that a control of a test changes, and the values to which its binding was set.
@Observable
@MainActor
final class ControlModel<Value: Equatable> {
  var value: Value
  /// Returns the value that is stored for a new value, or `nil` to reject the new value.
  @ObservationIgnored var accept: (Value) -> Value? = { $0 }
  @ObservationIgnored private(set) var writes: [Value] = []

  init(_ value: Value) {
    self.value = value
  }

  var binding: Binding<Value> {
    Binding(
      get: { self.value },
      set: { new in
        self.writes.append(new)
        if let accepted = self.accept(new) { self.value = accepted }
      }
    )
  }
}
