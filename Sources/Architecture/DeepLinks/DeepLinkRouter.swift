/// Reads links to stacks of screens, and writes them.
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
/// A link is a path: the name of a screen, then what that screen is about, then the next screen, to
/// the topmost. Before it may stand the scheme, as in `counters:///counter/42`,
/// `counters://counter/42` and `counters:counter/42`, in capitals or not. Slashes at the ends and
/// doubled ones don't count; an empty link leads to the root. What is percent-encoded is decoded,
/// part by part, so that a part may have a slash in it.
public struct DeepLinkRouter<Screen>: Sendable {
  /// What a link begins with before the colon, in small letters.
  public let scheme: String

  private let routes: [DeepLinkRoute<Screen>]

  /// - Parameters:
  ///   - scheme: What a link begins with before the colon.
  ///   - routes: The screens that a link can lead to. Of two with one name the first counts.
  public init(
    scheme: String,
    @DeepLinkRoutesBuilder<Screen> routes: () -> [DeepLinkRoute<Screen>]
  ) {
    self.scheme = scheme.lowercased()
    self.routes = routes()
  }

  /// The screens that a link leads to, from the first above the root to the topmost. O(n) in its
  /// length.
  ///
  /// - Throws: ``DeepLinkError`` for the first part of the link that is not what it should be.
  public func screens(_ link: String) throws(DeepLinkError) -> [Screen] {
    let parts = try path(of: link).split(separator: "/")
    var screens: [Screen] = []
    var index = 0
    while index < parts.count {
      let name = parts[index].decoded
      guard let route = routes.first(where: { $0.name == name }) else {
        throw DeepLinkError(component: name, position: index + 1, expected: screensExpected)
      }
      var reader = DeepLinkReader(parts: parts[(index + 1)...], previous: name)
      screens.append(try route.screen(&reader))
      index = reader.position
    }
    return screens
  }

  /// The link that leads to screens, or `nil` if one of them has no route that can be written, or is
  /// about an empty text.
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
      link += parts.map { "/\($0.encoded)" }.joined()
    }
    return link == "\(scheme)://" ? "\(link)/" : link
  }

  /// What follows the scheme, where there is one.
  private func path(of link: String) throws(DeepLinkError) -> Substring {
    // A colon further on belongs to what comes after a slash.
    guard let colon = link.firstIndex(where: { $0 == ":" || $0 == "/" }), link[colon] == ":"
    else { return Substring(link) }
    // As everywhere, a scheme is the same in small letters and in capitals.
    guard link[..<colon].lowercased() == scheme else {
      throw DeepLinkError(
        component: String(link[...colon]),
        position: 1,
        expected: "a path such as \(example), or a link that begins with '\(scheme):'"
      )
    }
    return link[link.index(after: colon)...]
  }

  private var example: String { routes.first?.example ?? "/" }

  private var screensExpected: String {
    switch routes.count {
    case 0: "nothing, since there are no screens to lead to"
    case 1: "the name of the only screen, '\(routes[0].name)'"
    default: "the name of a screen, \(routes.map { "'\($0.name)'" }.joinedByOr)"
    }
  }
}

extension [String] {
  /// `a, b or c`.
  fileprivate var joinedByOr: String {
    count < 2 ? joined() : "\(dropLast().joined(separator: ", ")) or \(self[count - 1])"
  }
}
