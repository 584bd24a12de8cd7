import ShortText

/// A router that reads and writes links to stacks of screens.
///
/// ```swift
/// let router = DeepLinkRouter<Path.State>(scheme: "counters") {
///   DeepLinkRoute("counter", .integer) { .counter(CounterFeature.State(count: $0)) }
///   DeepLinkRoute("fact", .integer) { .fact(FactFeature.State(number: $0)) }
/// }
///
/// let screens = try router.screens("counters:///counter/42/fact/7")
/// state.path = StackState(screens)
/// ```
///
/// A link is a path: the name of a screen, then the values of the screen, then the next screen, up
/// to the top screen. The path may follow the scheme, as in `counters:///counter/42`,
/// `counters://counter/42` and `counters:counter/42`. The scheme is not case-sensitive. Leading,
/// trailing and repeated slashes are ignored, and an empty link refers to the root. Percent-encoded
/// parts are decoded separately, so that a part may contain a slash.
public struct DeepLinkRouter<Screen>: Sendable {
  /// The scheme of the links, before the colon, in lower case.
  public let scheme: String

  /// The size of the longest link that is read, in bytes of UTF-8. The longest command line is
  /// shorter on most systems, but another program can send a link of any length.
  public static var maximumSize: Int { 128 * 1024 }

  private let routes: [DeepLinkRoute<Screen>]

  /// - Parameters:
  ///   - scheme: The scheme of the links, before the colon.
  ///   - routes: The screens that a link can refer to. If two routes have the same name, the first
  ///     route is used.
  public init(
    scheme: String,
    @DeepLinkRoutesBuilder<Screen> routes: () -> [DeepLinkRoute<Screen>]
  ) {
    self.scheme = scheme.lowercased()
    self.routes = routes()
  }

  /// Returns the screens that a link refers to, from the first screen above the root to the top
  /// screen. O(n) in the length of the link.
  ///
  /// - Throws: ``DeepLinkError`` for the first part of the link that is not valid, or if the link
  ///   is longer than ``maximumSize``.
  public func screens(_ link: String) throws(DeepLinkError) -> [Screen] {
    guard link.utf8.count <= Self.maximumSize else {
      throw DeepLinkError(
        component: link.shortened,
        position: 1,
        expected: "a link of at most \(Self.maximumSize) bytes instead of \(link.utf8.count)"
      )
    }
    let parts = try path(of: link).split(separator: "/")
    var screens: [Screen] = []
    var index = 0
    while index < parts.count {
      let name = parts[index].percentDecoded
      guard let route = routes.first(where: { $0.name == name }) else {
        throw DeepLinkError(component: name, position: index + 1, expected: expectedScreens)
      }
      var reader = DeepLinkReader(parts: parts[(index + 1)...], previous: name)
      screens.append(try route.screen(&reader))
      index = reader.position
    }
    return screens
  }

  /// Returns the link to the screens. Returns `nil` if a screen has no route that can be written,
  /// or if a value is an empty text.
  ///
  /// ```swift
  /// router.link(to: store.path)  // "counters:///counter/42/fact/7"
  /// ```
  public func link(to screens: some Sequence<Screen>) -> String? {
    var link = "\(scheme)://"
    for screen in screens {
      guard let parts = routes.lazy.compactMap({ $0.parts(screen) }).first,
        !parts.contains("")
      else { return nil }
      link += parts.map { "/\($0.percentEncoded)" }.joined()
    }
    return link == "\(scheme)://" ? "\(link)/" : link
  }

  /// Returns the part of the link after the scheme, or the whole link if the link has no scheme.
  private func path(of link: String) throws(DeepLinkError) -> Substring {
    // A colon after a slash is part of the path.
    guard let colon = link.firstIndex(where: { $0 == ":" || $0 == "/" }), link[colon] == ":"
    else { return Substring(link) }
    // Schemes are not case-sensitive.
    guard link[..<colon].lowercased() == scheme else {
      throw DeepLinkError(
        component: link[...colon].shortened,
        position: 1,
        expected: "a path such as \(example), or a link that begins with '\(scheme):'"
      )
    }
    return link[link.index(after: colon)...]
  }

  private var example: String { routes.first?.example ?? "/" }

  private var expectedScreens: String {
    switch routes.count {
    case 0: "nothing, because there are no screens"
    case 1: "the name of the only screen, '\(routes[0].name)'"
    default: "the name of a screen, \(routes.map { "'\($0.name)'" }.joinedByOr)"
    }
  }
}

extension [String] {
  /// The elements as an enumeration: `a, b or c`.
  fileprivate var joinedByOr: String {
    count < 2 ? joined() : "\(dropLast().joined(separator: ", ")) or \(self[count - 1])"
  }
}
