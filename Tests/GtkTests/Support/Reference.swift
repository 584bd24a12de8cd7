/// A value that a handler and its test share.
@MainActor
final class Reference<Value> {
  var value: Value

  init(_ value: Value) { self.value = value }
}
