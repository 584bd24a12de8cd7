extension Binding {
  /// The value as an optional one. Writing `nil` is ignored: there is nothing that it could mean.
  public init<Wrapped>(_ base: Binding<Wrapped>) where Value == Wrapped? {
    self.init(
      get: { base.wrappedValue },
      set: { value in
        if let value {
          base.wrappedValue = value
        }
      }
    )
  }

  /// The value within an optional one; `nil` if there is none.
  ///
  /// Once there is none, the binding goes on giving the value that it gave last, and what is written
  /// is dropped: a view that is on its way out may still ask.
  public init?(_ base: Binding<Value?>) {
    guard let value = base.wrappedValue else { return nil }
    let last = LastValue(value)
    self.init(
      get: { last.update(base.wrappedValue) },
      set: { value in
        guard base.wrappedValue != nil else { return }
        base.wrappedValue = value
        last.update(base.wrappedValue)
      }
    )
  }

  /// Whether there is a value. Writing `false` removes it; writing `true` is ignored, since the value
  /// isn't known.
  public init<Wrapped>(_ base: Binding<Wrapped?>) where Value == Bool {
    self.init(
      get: { base.wrappedValue != nil },
      set: { isPresent in
        if !isPresent, base.wrappedValue != nil {
          base.wrappedValue = nil
        }
      }
    )
  }
}

@MainActor
private final class LastValue<Value> {
  private var value: Value

  init(_ value: Value) {
    self.value = value
  }

  @discardableResult
  func update(_ new: Value?) -> Value {
    if let new {
      value = new
    }
    return value
  }
}
