/// The destinations that the pages present.
extension NavigationNode {
  /// Returns the presented destination with a number. Any page can present the destination.
  func destination(_ number: Int) -> (any PresentedDestination)? {
    for screen in pages.presenting {
      let found = pages[screen]?.context.destinations.first { $0.number == number }
      if let found { return found }
    }
    return nil
  }

  /// The first presented destination that has no page yet. The page can in turn present
  /// destinations, which are only known after its creation. The pages of a path are not missing,
  /// because they can be many. Such a page presents its destinations only after it was shown.
  var missingDestination: Screen? {
    let missing = screens.branches.lazy.flatMap { $0.destinations }
      .first { [pages] in pages[.destination($0.number)] == nil }
    guard let missing, destination(missing.number) != nil else { return nil }
    return .destination(missing.number)
  }

  /// Returns the destinations above each page that exists.
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
