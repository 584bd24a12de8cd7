import Observation

@testable import GtkUI

/// Values that controls of tests change, and what was written.
@Observable
@MainActor
final class ControlModel<Value: Equatable> {
  var value: Value
  /// What becomes of a value that is written; nothing if `nil`.
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
