import GtkUI
import Sharing

extension Binding {
  /// Creates a binding to a shared value.
  ///
  /// ```swift
  /// struct NameField: View {
  ///   @Shared(.inMemory("name")) var name = ""
  ///
  ///   var body: some View {
  ///     TextField("Name", text: Binding($name))
  ///   }
  /// }
  /// ```
  ///
  /// A body that reads the binding observes the shared value. Each write changes the value with
  /// `withLock`. For a property of the value, pass a derived reference: `Binding($settings.name)`.
  public init(_ base: Shared<Value>) {
    self.init(
      get: { base.wrappedValue },
      set: { newValue in base.withLock { $0 = newValue } }
    )
  }
}
