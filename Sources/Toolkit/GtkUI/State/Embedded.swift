/// Something with a body that isn't a view, such as a scene, as a part of the view that stands for
/// it: its own dynamic properties are connected along with those of the view.
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
