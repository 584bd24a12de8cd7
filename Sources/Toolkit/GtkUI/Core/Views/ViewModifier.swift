/// A reusable modification of views, which may have state.
///
/// ```swift
/// struct Watermarked: ViewModifier {
///   let text: String
///   @State private var isShown = true
///
///   func body(content: Content) -> some View {
///     VStack {
///       content
///       if isShown { Text(text).font(.caption) }
///     }
///   }
/// }
///
/// Image("photo").modifier(Watermarked(text: "Draft"))
/// ```
@MainActor
public protocol ViewModifier: SendableMetatype {
  /// The type of the modified view, which is inferred from `body(content:)`.
  associatedtype Body: View

  /// The view that is modified.
  typealias Content = ViewModifierContent<Self>

  /// Returns the modified view. If an observable value changes that the body has read, the body is
  /// evaluated again.
  @ViewBuilder
  func body(content: Content) -> Body
}

extension View {
  /// Applies a modifier to the view.
  public func modifier<Modifier: ViewModifier>(_ modifier: Modifier) -> some View {
    ModifiedView(modifier: Embedded(modifier), content: self)
  }
}

/// A view of any type to which a ``ViewModifier`` is applied.
public struct ViewModifierContent<Modifier: ViewModifier>: WrapperView {
  let content: AnyView
}

private struct ModifiedView<Content: View, Modifier: ViewModifier>: View {
  let modifier: Embedded<Modifier>
  let content: Content

  var body: some View {
    modifier.value.body(content: ViewModifierContent(content: AnyView(content)))
  }
}
