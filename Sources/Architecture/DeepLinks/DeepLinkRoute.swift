/// A route to a screen: the name of the screen in a link, and the values that follow the name.
///
/// ```swift
/// DeepLinkRoute<Screen>("settings") { .settings }
/// DeepLinkRoute<Screen>("counter", .integer) { .counter(CounterFeature.State(count: $0)) }
/// DeepLinkRoute<Screen>("meeting", .uuid, .uuid) { .meeting($1, standup: $0) }
/// ```
///
/// If `parts:` is passed, or `matches:` for a screen without values, ``DeepLinkRouter/link(to:)``
/// can also write links to the screen:
///
/// ```swift
/// DeepLinkRoute<Screen>("counter", .integer) {
///   .counter(CounterFeature.State(count: $0))
/// } parts: { screen in
///   screen.counter?.count
/// }
/// ```
public struct DeepLinkRoute<Screen>: Sendable {
  let name: String
  /// An example of the start of a link, for messages.
  let example: String
  /// Returns the screen for the parts that follow its name.
  let screen: @Sendable (inout DeepLinkReader) throws(DeepLinkError) -> Screen
  /// Returns the name and the parts that follow, or `nil` if the screen does not belong to this
  /// route.
  let parts: @Sendable (Screen) -> [String]?

  /// Creates a route of a screen without values.
  ///
  /// - Parameters:
  ///   - name: The name of the screen in a link. The name is case-sensitive.
  ///   - screen: Creates the screen.
  ///   - matches: Returns whether a screen belongs to this route, for writing links.
  public init(
    _ name: String,
    screen: @escaping @Sendable () -> Screen,
    matches: @escaping @Sendable (Screen) -> Bool = { _ in false }
  ) {
    self.name = name
    example = name
    self.screen = { _ throws(DeepLinkError) in screen() }
    parts = { matches($0) ? [name] : nil }
  }

  /// Creates a route of a screen with one value.
  ///
  /// - Parameters:
  ///   - name: The name of the screen in a link. The name is case-sensitive.
  ///   - parameter: The conversion of the value that follows the name.
  ///   - screen: Creates the screen. Throws a ``DeepLinkMismatch`` if there is no screen for the
  ///     value.
  ///   - value: Returns the value of a screen, for writing links. Returns `nil` if the screen does
  ///     not belong to this route.
  public init<Value>(
    _ name: String,
    _ parameter: DeepLinkParameter<Value>,
    screen: @escaping @Sendable (Value) throws(DeepLinkMismatch) -> Screen,
    parts value: @escaping @Sendable (Screen) -> Value? = { _ in nil }
  ) {
    self.name = name
    example = "\(name)/\(parameter.example)"
    self.screen = { reader throws(DeepLinkError) in
      try reader.read(parameter, as: screen)
    }
    parts = { value($0).map { [name, parameter.write($0)] } }
  }

  /// Creates a route of a screen with two values.
  ///
  /// - Parameters:
  ///   - name: The name of the screen in a link. The name is case-sensitive.
  ///   - first: The conversion of the value that follows the name.
  ///   - second: The conversion of the second value.
  ///   - screen: Creates the screen. Throws a ``DeepLinkMismatch`` if there is no screen for the
  ///     values.
  ///   - values: Returns the values of a screen, for writing links. Returns `nil` if the screen
  ///     does not belong to this route.
  public init<First, Second>(
    _ name: String,
    _ first: DeepLinkParameter<First>,
    _ second: DeepLinkParameter<Second>,
    screen: @escaping @Sendable (First, Second) throws(DeepLinkMismatch) -> Screen,
    parts values: @escaping @Sendable (Screen) -> (First, Second)? = { _ in nil }
  ) {
    self.name = name
    example = "\(name)/\(first.example)/\(second.example)"
    self.screen = { reader throws(DeepLinkError) in
      let value = try reader.read(first) { value throws(DeepLinkMismatch) in value }
      return try reader.read(second) { other throws(DeepLinkMismatch) in
        try screen(value, other)
      }
    }
    parts = { values($0).map { [name, first.write($0), second.write($1)] } }
  }
}

/// A result builder that collects the routes of a ``DeepLinkRouter``.
@resultBuilder
public enum DeepLinkRoutesBuilder<Screen> {
  /// Accepts one route per statement.
  public static func buildExpression(_ route: DeepLinkRoute<Screen>) -> DeepLinkRoute<Screen> {
    route
  }

  /// Collects the routes in the order of the statements.
  public static func buildBlock(_ routes: DeepLinkRoute<Screen>...) -> [DeepLinkRoute<Screen>] {
    routes
  }
}
