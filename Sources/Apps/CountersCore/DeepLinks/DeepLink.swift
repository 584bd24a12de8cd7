import ComposableArchitecture

/// A link to a stack of screens: `counter/42/fact/7`, or `counters:///counter/42/fact/7`.
public struct DeepLink: Equatable, Sendable {
  public static let scheme = "counters"

  /// The screens, from the first above the root to the topmost.
  public let screens: [AppFeature.Path.State]

  /// Reads a link.
  ///
  /// Slashes at the ends don't count; an empty link leads to the root.
  ///
  /// - Throws: ``DeepLinkError``, if a part of the link is not what it should be.
  public init(_ link: String) throws(DeepLinkError) {
    let components = try Self.path(of: link).split(separator: "/")
    var screens: [AppFeature.Path.State] = []
    for index in stride(from: 0, to: components.count, by: 2) {
      let screen = try Screen(components[index], at: index + 1)
      guard index + 1 < components.count else {
        throw DeepLinkError(
          component: nil,
          position: index + 2,
          expected: "a whole number after '\(screen.rawValue)'"
        )
      }
      screens.append(screen.state(try Self.number(components[index + 1], at: index + 2)))
    }
    self.screens = screens
  }

  /// What follows the scheme, where there is one.
  private static func path(of link: String) throws(DeepLinkError) -> Substring {
    // A colon further on belongs to what comes after a slash.
    guard let colon = link.firstIndex(where: { $0 == ":" || $0 == "/" }), link[colon] == ":"
    else { return Substring(link) }
    // As everywhere, a scheme is the same in small letters and in capitals.
    guard link[..<colon].lowercased() == scheme else {
      throw DeepLinkError(
        component: String(link[...colon]),
        position: 1,
        expected: "a path such as counter/42, or a link that begins with '\(scheme):'"
      )
    }
    return link[colon...].dropFirst()
  }

  private enum Screen: String, CaseIterable {
    case counter
    case fact

    init(_ component: Substring, at position: Int) throws(DeepLinkError) {
      guard let screen = Self(rawValue: String(component)) else {
        let names = Self.allCases.map { "'\($0.rawValue)'" }.joined(separator: " or ")
        throw DeepLinkError(
          component: String(component),
          position: position,
          expected: "the name of a screen, \(names)"
        )
      }
      self = screen
    }

    func state(_ number: Int) -> AppFeature.Path.State {
      switch self {
      case .counter: .counter(CounterFeature.State(count: number))
      case .fact: .fact(FactFeature.State(number: number))
      }
    }
  }

  private static func number(
    _ component: Substring,
    at position: Int
  ) throws(DeepLinkError) -> Int {
    if let number = Int(component) { return number }
    let digits = component.drop { $0 == "-" || $0 == "+" }
    let isNumber =
      component.count - digits.count <= 1 && !digits.isEmpty
      && digits.allSatisfy { $0.isASCII && $0.isNumber }
    throw DeepLinkError(
      component: String(component),
      position: position,
      expected: isNumber ? "a number from \(Int.min) to \(Int.max)" : "a whole number"
    )
  }
}

/// What is wrong with a link.
public struct DeepLinkError: Error, Equatable, CustomStringConvertible {
  /// The part that is wrong; `nil` if it is missing.
  public let component: String?

  /// Which part of the path it is, counted from 1.
  public let position: Int

  /// What should be there.
  public let expected: String

  public var description: String {
    let found = component.map { "is '\($0)'" } ?? "is missing"
    return "Part \(position) of the link \(found). Expected \(expected)."
  }
}
