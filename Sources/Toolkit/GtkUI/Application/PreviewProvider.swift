/// Views to look at while one writes them.
///
/// ```swift
/// struct Previews: PreviewProvider {
///   static var previews: some View {
///     CounterView(store: Store(initialState: Counter.State()) { Counter() })
///       .previewDisplayName("Counter")
///   }
/// }
/// ```
///
/// There is no canvas here that would show them. They are views like others: show them in a window
/// of a test, or of an app that is there for that.
@MainActor
public protocol PreviewProvider: SendableMetatype {
  associatedtype Previews: View

  /// The views.
  @ViewBuilder
  static var previews: Previews { get }
}

extension View {
  /// What a canvas calls the view. There is none here, so this changes nothing.
  public func previewDisplayName(_ name: String?) -> Self { self }
}
