/// The destinations that the pages present.
extension NavigationNode {
  /// Returns the destination with the given number that a page presents, or `nil` if no page
  /// presents the destination.
  func destination(_ number: Int) -> (any PresentedDestination)? {
    for screen in pages.presenting {
      let found = pages[screen]?.context.destinations.first { $0.number == number }
      if let found { return found }
    }
    return nil
  }

  /// The first presented destination whose page does not exist yet, or `nil`. The page must be
  /// created, because the page can present further destinations.
  ///
  /// This property never returns a page of the path, even if the page does not exist. A path can be
  /// long, so a page of the path is created only when the page is shown or when its registrations
  /// are searched. The page presents no destination before the page is created.
  var missingDestination: Screen? {
    let missing = screens.branches.lazy.flatMap { $0.destinations }
      .first { [pages] in pages[.destination($0.number)] == nil }
    guard let missing, destination(missing.number) != nil else { return nil }
    return .destination(missing.number)
  }

  /// Returns one branch for each page that presents destinations: the root page, or an existing
  /// page of `path`. A branch contains the destinations of the page, and the destinations that
  /// these destinations present. The branches are in the order of the pages.
  func branches(on path: IDs) -> [NavigationScreens<IDs>.Branch] {
    pages.presenting.compactMap { screen in
      let depth: Int
      switch screen {
      case .root:
        depth = 0
      case .element(let id):
        guard let index = path.firstIndex(of: id) else { return nil }
        depth = path.distance(from: path.startIndex, to: index) + 1
      case .destination:
        return nil
      }
      var branch = NavigationScreens<IDs>.Branch(depth: depth)
      addDestinations(of: screen, declarer: nil, to: &branch)
      return branch.destinations.isEmpty ? nil : branch
    }
    .sorted { $0.depth < $1.depth }
  }

  private func addDestinations(
    of screen: Screen,
    declarer: Int?,
    to branch: inout NavigationScreens<IDs>.Branch
  ) {
    for destination in pages[screen]?.context.destinations ?? [] {
      guard let number = destination.number else { continue }
      let place = branch.destinations.count
      branch.destinations.append(.init(number: number, declarer: declarer))
      addDestinations(of: .destination(number), declarer: place, to: &branch)
    }
  }
}
