import GtkUI

/// A view with the content of its closure, for code that also runs on platforms without
/// Observation.
///
/// ```swift
/// var body: some View {
///   WithPerceptionTracking {
///     Text("\(store.count)")
///   }
/// }
/// ```
///
/// Every view of this library observes what its body reads, so the view is not needed. A change of
/// state that only the closure reads evaluates the closure, and not the body that contains the
/// view.
public struct WithPerceptionTracking<Content: View>: View {
  private let content: @MainActor () -> Content

  /// Creates a view with content.
  public init(@ViewBuilder content: @escaping @MainActor () -> Content) {
    self.content = content
  }

  /// The content.
  public var body: Content { content() }
}

/// A namespace for `@Perception.Bindable`, which is ``GtkUI/Bindable``.
public enum Perception {
  /// A property wrapper that creates bindings to the properties of an observable object.
  public typealias Bindable = GtkUI.Bindable
}
