/// A part of a value that observers read, such as one property. An observer of a part is not
/// notified if the old part and the new part are equal.
struct ValuePart<Value> {
  /// The path from the value to the part.
  var path: [AnyHashable]
  /// Returns whether the part can differ between two values.
  var hasChanged: (_ oldValue: Value, _ newValue: Value) -> Bool

  /// The whole value.
  static var whole: Self {
    Self(path: []) { !areKnownEqual($0, $1) }
  }

  /// Returns this part as a part of a root whose property `keyPath` is the value.
  func prefixed<Root>(by keyPath: KeyPath<Root, Value>) -> ValuePart<Root> {
    ValuePart<Root>(path: [AnyHashable(keyPath)] + path) {
      hasChanged($0[keyPath: keyPath], $1[keyPath: keyPath])
    }
  }

  /// This part as a part of an optional whose wrapped value is the value.
  var ofOptional: ValuePart<Value?> {
    ValuePart<Value?>(path: [AnyHashable(OptionalStep())] + path) { oldValue, newValue in
      switch (oldValue, newValue) {
      case (nil, nil): false
      case (let oldValue?, let newValue?): hasChanged(oldValue, newValue)
      default: true
      }
    }
  }
}

/// The step of a path from an optional value to its wrapped value.
struct OptionalStep: Hashable {}
