/// A dynamic property that stores a value that has a body and isn't a view, such as a scene or a
/// style. The dynamic properties of the value are connected when the dynamic properties of the view
/// are connected.
struct Embedded<Value>: DynamicProperty {
  let value: Value

  init(_ value: Value) {
    self.value = value
  }

  func install(previous: Self?, environment: EnvironmentValues) {
    DynamicProperties.install(in: value, previous: previous?.value, environment: environment)
  }

  func remove() {
    DynamicProperties.remove(from: value)
  }
}
