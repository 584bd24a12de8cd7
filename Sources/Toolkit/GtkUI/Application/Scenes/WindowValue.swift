import Observation

/// The observable value of a window of a group for values.
@Observable
@MainActor
final class WindowValue {
  var current: AnyHashable?

  init(_ value: AnyHashable?) {
    current = value
  }

  func binding<Value: Hashable & SendableMetatype>(of type: Value.Type = Value.self) -> Binding<
    Value?
  > {
    Binding(
      get: { self.current?.base as? Value },
      set: { self.current = $0.map(AnyHashable.init) }
    )
  }

  func binding<Value: Hashable & SendableMetatype>(
    default makeDefault: @escaping @MainActor () -> Value
  ) -> Binding<Value> {
    if current == nil {
      current = AnyHashable(makeDefault())
    }
    return Binding(
      get: { self.current?.base as? Value ?? makeDefault() },
      set: { self.current = AnyHashable($0) }
    )
  }
}
