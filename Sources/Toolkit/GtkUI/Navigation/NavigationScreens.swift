/// The screens of a navigation stack, from the root to the one on top.
///
/// There is one order, whatever came first: each page is followed by the destinations that it
/// presents, each of those by its own, and only then by the next element of the path. So what there
/// is to see is a function of the state, and a destination stays where it is when the path grows.
///
/// The path is kept as it is, since it may be long; destinations are few.
struct NavigationScreens<IDs: RandomAccessCollection>: RandomAccessCollection
where IDs.Element: Hashable {
  typealias Screen = NavigationScreen<IDs.Element>

  /// The destinations that stand above one page of the path, or above the root.
  struct Branch: Equatable {
    /// How many elements of the path lie below: 0 for what stands above the root.
    let depth: Int
    var destinations: [Destination] = []
  }

  struct Destination: Equatable {
    /// The number of its presentation.
    let number: Int
    /// The place in the branch of the destination that declares it; `nil` for the page below.
    let declarer: Int?
  }

  let path: IDs
  /// In the order of their depths, none of them empty.
  let branches: [Branch]

  init(path: IDs, branches: [Branch] = []) {
    self.path = path
    self.branches = branches
  }

  var startIndex: Int { 0 }

  var endIndex: Int {
    branches.reduce(1 + path.count) { $0 + $1.destinations.count }
  }

  /// O(number of branches).
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

  /// The place of a screen. O(length of the path).
  func position(of screen: Screen) -> Int? {
    switch screen {
    case .root:
      return 0
    case .element(let id):
      // It is asked for the top more often than for the bottom.
      guard let index = path.lastIndex(of: id) else { return nil }
      let depth = path.distance(from: path.startIndex, to: index) + 1
      return branches.reduce(depth) { $1.depth < depth ? $0 + $1.destinations.count : $0 }
    case .destination(let number):
      return placed.first { $0.number == number }?.position
    }
  }

  /// What leads to other screens. O(n) at worst.
  func plan(to new: Self) -> NavigationPlan {
    // Without the detour by way of screens, where there is nothing but a path.
    branches.isEmpty && new.branches.isEmpty
      ? NavigationPlan(from: path, to: new.path) : NavigationPlan(from: self, to: new)
  }

  /// What must be asked to go for a screen and all above it to go, from the top down; what goes along
  /// with another is not asked for.
  func removal(from position: Int) -> (element: IDs.Element?, destinations: [Int]) {
    let below = position - placed.count { $0.position < position }
    let element =
      below - 1 < path.count && below > 0
      ? path[path.index(path.startIndex, offsetBy: below - 1)] : nil
    let destinations = placed.filter { $0.position >= position && $0.declarer < position }
    return (element, destinations.map(\.number).reversed())
  }

  /// All destinations, with their places and those of the pages that declare them.
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
