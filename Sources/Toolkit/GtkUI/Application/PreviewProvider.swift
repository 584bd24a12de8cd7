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
/// Unlike Xcode, the toolkit has no canvas that shows previews. Show the previews like other views,
/// in a window of a test or of an app.
@MainActor
public protocol PreviewProvider: SendableMetatype {
  /// The type of the views to preview, which is inferred from `previews`.
  associatedtype Previews: View

  /// The views to preview.
  @ViewBuilder
  static var previews: Previews { get }
}

extension View {
  /// Returns the view unchanged. In SwiftUI, this method sets the name of the view in the canvas.
  public func previewDisplayName(_ name: String?) -> Self { self }
}
