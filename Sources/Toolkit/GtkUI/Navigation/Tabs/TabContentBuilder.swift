/// A result builder that combines the tabs in a closure into a single view.
///
/// In contrast to a ``ViewBuilder``, the builder infers the type of the value of a ``Tab`` from the
/// selection of the tab view.
@resultBuilder
@MainActor
public enum TabContentBuilder<Selection: Hashable> {
  /// Returns an empty view for a closure without tabs.
  public static func buildBlock() -> EmptyView { EmptyView() }

  /// Returns the only tab of a closure unchanged.
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

  /// Combines the tabs of a closure, in the order of the closure.
  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<repeat each Content> {
    TupleView(repeat each content)
  }

  /// Returns a tab unchanged. The type of its value is the type of the selection.
  public static func buildExpression<Content: View, Title: View>(
    _ tab: Tab<Selection, Content, Title>
  ) -> Tab<Selection, Content, Title> {
    tab
  }

  /// Returns a view unchanged, such as a `ForEach` or a view with the modifier `tabItem(_:)`.
  @_disfavoredOverload
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }

  /// Returns the tabs of an `if` without an `else`, or `nil` if the condition is false.
  public static func buildOptional<Content: View>(_ content: Content?) -> Content? { content }

  /// Returns the tabs of the first branch of an `if` with an `else`, or of a case in the first half
  /// of a `switch`.
  public static func buildEither<First: View, Second: View>(
    first: First
  ) -> ConditionalContent<First, Second> {
    .first(first)
  }

  /// Returns the tabs of the `else` branch, or of a case in the second half of a `switch`.
  public static func buildEither<First: View, Second: View>(
    second: Second
  ) -> ConditionalContent<First, Second> {
    .second(second)
  }

  /// Returns the tabs of an `if #available` unchanged.
  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> Content {
    content
  }
}
