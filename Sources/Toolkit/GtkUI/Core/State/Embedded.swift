/// A value with a body that isn't a view, such as a scene, as a property of a view that represents
/// the value. The dynamic properties of the value are connected with those of the view.
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
