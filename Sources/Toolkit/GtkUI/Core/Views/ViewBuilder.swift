/// A result builder that combines the views in a closure into a single view.
@resultBuilder
@MainActor
public enum ViewBuilder {
  /// Returns an empty view for a closure without views.
  public static func buildBlock() -> EmptyView { EmptyView() }

  /// Returns the only view of a closure unchanged.
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

  /// Combines the views of a closure. The container places the views in the order of the closure.
  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<repeat each Content> {
    TupleView(repeat each content)
  }

  /// Returns the view of an expression unchanged.
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }

  /// Returns the view of an `if` without an `else`, or `nil` if the condition is false.
  public static func buildOptional<Content: View>(_ content: Content?) -> Content? { content }

  /// Returns the view of the first branch of an `if` with an `else`, or of a case in the first half
  /// of a `switch`.
  public static func buildEither<First: View, Second: View>(
    first: First
  ) -> ConditionalContent<First, Second> {
    .first(first)
  }

  /// Returns the view of the `else` branch, or of a case in the second half of a `switch`.
  public static func buildEither<First: View, Second: View>(
    second: Second
  ) -> ConditionalContent<First, Second> {
    .second(second)
  }

  /// Returns the view of an `if #available` unchanged.
  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> Content {
    content
  }
}
