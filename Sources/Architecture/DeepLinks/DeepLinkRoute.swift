/// A screen that links can lead to: its name in a link, and what follows it there.
///
/// ```swift
/// DeepLinkRoute<Screen>("settings") { .settings }
/// DeepLinkRoute<Screen>("counter", .integer) { .counter(CounterFeature.State(count: $0)) }
/// DeepLinkRoute<Screen>("meeting", .uuid, .uuid) { .meeting($1, standup: $0) }
/// ```
///
/// With `parts:` it is also written, by ``DeepLinkRouter/link(to:)``:
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
  /// How a link may begin, for messages.
  let example: String
  /// Makes the screen of what follows its name.
  let screen: @Sendable (inout DeepLinkReader) throws(DeepLinkError) -> Screen
  /// The name and what follows it, if the screen is one of this route.
  let parts: @Sendable (Screen) -> [String]?

  /// A screen that nothing but its name is needed for.
  ///
  /// - Parameters:
  ///   - name: The name of the screen in a link. It is the same in no other spelling.
  ///   - screen: Makes the screen.
  ///   - matches: Whether a screen is one of this route, for writing links.
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

  /// A screen that is about a value.
  ///
  /// - Parameters:
  ///   - name: The name of the screen in a link. It is the same in no other spelling.
  ///   - parameter: How the value that follows the name is read and written.
  ///   - screen: Makes the screen. It throws a ``DeepLinkMismatch`` if the value leads nowhere.
  ///   - value: The value of a screen that is one of this route, for writing links.
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

  /// A screen that is about two values.
  ///
  /// - Parameters:
  ///   - name: The name of the screen in a link. It is the same in no other spelling.
  ///   - first: How the value that follows the name is read and written.
  ///   - second: How the one after it is.
  ///   - screen: Makes the screen. It throws a ``DeepLinkMismatch`` if the values lead nowhere.
  ///   - values: The values of a screen that is one of this route, for writing links.
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

/// Lists the routes of a ``DeepLinkRouter``.
@resultBuilder
public enum DeepLinkRoutesBuilder<Screen> {
  public static func buildExpression(_ route: DeepLinkRoute<Screen>) -> DeepLinkRoute<Screen> {
    route
  }

  public static func buildBlock(_ routes: DeepLinkRoute<Screen>...) -> [DeepLinkRoute<Screen>] {
    routes
  }
}
