/// The existing pages of a navigation stack.
@MainActor
struct NavigationPages<ID: Hashable, Root: View, Content: View> {
  typealias Screen = NavigationScreen<ID>

  private(set) var root: NavigationPage<Root>?
  private var elements: [ID: NavigationPage<Content>] = [:]
  private var destinations: [Int: any AnyNavigationPage] = [:]

  /// The identities of the pages that present destinations.
  private(set) var presenting: Set<Screen> = []
  /// The identities of the pages that are updated even while the pages are covered.
  private(set) var needed: Set<Screen> = []

  subscript(screen: Screen) -> (any AnyNavigationPage)? {
    switch screen {
    case .root: root
    case .element(let id): elements[id]
    case .destination(let number): destinations[number]
    }
  }

  func element(_ id: ID) -> NavigationPage<Content>? { elements[id] }

  var all: [any AnyNavigationPage] {
    var all: [any AnyNavigationPage] = []
    if let root {
      all.append(root)
    }
    return all + elements.values.map { $0 as any AnyNavigationPage } + destinations.values
  }

  mutating func setRoot(_ page: NavigationPage<Root>) { root = page }

  mutating func set(_ page: NavigationPage<Content>, of id: ID) { elements[id] = page }

  mutating func set(_ page: any AnyNavigationPage, ofDestination number: Int) {
    destinations[number] = page
  }

  /// Removes the pages with the given identities, and returns the removed pages. The root page is
  /// never removed. O(number of identities).
  mutating func remove(
    _ screens: some Sequence<Screen>
  ) -> [(screen: Screen, page: any AnyNavigationPage)] {
    screens.compactMap { screen in
      // Most pages of a long path don't exist.
      guard let page = self[screen] else { return nil }
      switch screen {
      case .root: return nil
      case .element(let id): elements[id] = nil
      case .destination(let number): destinations[number] = nil
      }
      presenting.remove(screen)
      needed.remove(screen)
      return (screen, page)
    }
  }

  /// Removes all pages except the root page and the pages with the given identities, and returns
  /// the removed pages. O(number of identities and of existing pages).
  mutating func remove(
    others screens: some Sequence<Screen>
  ) -> [(screen: Screen, page: any AnyNavigationPage)] {
    guard !elements.isEmpty || !destinations.isEmpty else { return [] }
    let screens = Set(screens)
    let made = elements.keys.map(Screen.element) + destinations.keys.map(Screen.destination)
    return remove(made.filter { !screens.contains($0) })
  }

  mutating func setPresenting(_ isPresenting: Bool, _ screen: Screen) {
    if isPresenting {
      presenting.insert(screen)
    } else {
      presenting.remove(screen)
    }
  }

  mutating func setNeeded(_ isNeeded: Bool, _ screen: Screen) {
    if isNeeded {
      needed.insert(screen)
    } else {
      needed.remove(screen)
    }
  }
}
