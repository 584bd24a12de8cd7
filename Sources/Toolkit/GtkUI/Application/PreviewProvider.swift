/// A type that provides views for previews during development.
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
/// The toolkit has no canvas that shows previews. Show the previews like other views, in a window
/// of a test or of an app.
@MainActor
public protocol PreviewProvider: SendableMetatype {
  /// The type of the views to preview, which is inferred from `previews`.
  associatedtype Previews: View

  /// The views to preview.
  @ViewBuilder
  static var previews: Previews { get }
}

extension View {
  /// Sets the name of the view in a canvas. Has no effect, because there is no canvas.
  public func previewDisplayName(_ name: String?) -> Self { self }
}
