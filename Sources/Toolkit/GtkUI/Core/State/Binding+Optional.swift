extension Binding {
  /// Creates a binding with an optional value from a binding with a value that isn't optional.
  /// Writing `nil` is ignored, because `base` can't store `nil`.
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

  /// Creates a binding to the wrapped value of an optional, or returns `nil` if the optional is
  /// `nil`.
  ///
  /// After the optional has become `nil`, the binding returns the last value and ignores writes,
  /// because a frozen view may still read the binding.
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

  /// Creates a binding to whether an optional has a value. Writing `false` sets the optional to
  /// `nil`. Writing `true` is ignored, because there is no value to store.
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
