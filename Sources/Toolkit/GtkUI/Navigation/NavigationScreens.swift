/// The identities of the pages of a navigation stack, from the root page to the top page.
///
/// The order doesn't depend on whether the path or a destination has changed first. Each page is
/// followed by the destinations that the page presents, and then by the next element of the path.
/// Each destination is followed by its own destinations. So a destination doesn't move when the
/// path grows. The destinations of one page are in the order of their presentation.
///
/// The path is stored unchanged, because a path may be long. There are only a few destinations.
struct NavigationScreens<IDs: RandomAccessCollection>: RandomAccessCollection
where IDs.Element: Hashable {
  typealias Screen = NavigationScreen<IDs.Element>

  /// The destinations above one page of the path, or above the root page.
  struct Branch: Equatable {
    /// The number of elements of the path below the branch, which is 0 for a branch above the root
    /// page.
    let depth: Int
    var destinations: [Destination] = []
  }

  struct Destination: Equatable {
    /// The number of the presentation.
    let number: Int
    /// The index, in the branch, of the destination that presents this destination. `nil` if the
    /// page below the branch presents this destination.
    let declarer: Int?
  }

  let path: IDs
  /// The branches, in the order of their depths. No branch is empty.
  let branches: [Branch]

  init(path: IDs, branches: [Branch] = []) {
    self.path = path
    self.branches = branches
  }

  var startIndex: Int { 0 }

  var endIndex: Int {
    branches.reduce(1 + path.count) { $0 + $1.destinations.count }
  }

  /// The page at a position. O(number of branches).
  subscript(position: Int) -> Screen {
    var offset = 0
    for branch in branches {
      let base = branch.depth + offset
      if position <= base { break }
      if position <= base + branch.destinations.count {
        return .destination(branch.destinations[position - base - 1].number)
      }
      offset += branch.destinations.count
    }
    let depth = position - offset
    return depth == 0 ? .root : .element(path[path.index(path.startIndex, offsetBy: depth - 1)])
  }

  /// Returns the position of a page, or `nil` if the page is not on the stack. O(length of the
  /// path).
  func position(of screen: Screen) -> Int? {
    switch screen {
    case .root:
      return 0
    case .element(let id):
      // Pages near the top are looked up more often than pages near the root.
      guard let index = path.lastIndex(of: id) else { return nil }
      let depth = path.distance(from: path.startIndex, to: index) + 1
      return branches.reduce(depth) { $1.depth < depth ? $0 + $1.destinations.count : $0 }
    case .destination(let number):
      return placed.first { $0.number == number }?.position
    }
  }

  /// Returns the plan for an update to another list of pages. O(n) in the worst case.
  func plan(to new: Self) -> NavigationPlan {
    // If there are no destinations, the paths are compared directly.
    branches.isEmpty && new.branches.isEmpty
      ? NavigationPlan(from: path, to: new.path) : NavigationPlan(from: self, to: new)
  }

  /// Returns the requests that pop the page at a position and all pages above the page: the first
  /// element to remove from the path, and the numbers of the destinations to dismiss, from the top
  /// down. If the page that presents a destination is also popped, the destination is omitted.
  func removal(from position: Int) -> (element: IDs.Element?, destinations: [Int]) {
    let below = position - placed.count { $0.position < position }
    let element =
      below - 1 < path.count && below > 0
      ? path[path.index(path.startIndex, offsetBy: below - 1)] : nil
    let destinations = placed.filter { $0.position >= position && $0.declarer < position }
    return (element, destinations.map(\.number).reversed())
  }

  /// All destinations, with their positions and the positions of the pages that present the
  /// destinations.
  private var placed: [(number: Int, position: Int, declarer: Int)] {
    var offset = 0
    return branches.flatMap { branch in
      let base = branch.depth + offset
      offset += branch.destinations.count
      return branch.destinations.enumerated().map { index, destination in
        (destination.number, base + 1 + index, destination.declarer.map { base + 1 + $0 } ?? base)
      }
    }
  }
}
