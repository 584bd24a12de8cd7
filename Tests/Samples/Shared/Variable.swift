/// A variable that a sample can change without being a mutating function.
@propertyWrapper
struct Variable<Value> {
  var wrappedValue: Value {
    get { fatalError() }
    nonmutating set {}
  }

  init(wrappedValue: Value) {}
}
