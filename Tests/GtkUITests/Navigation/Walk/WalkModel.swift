import Observation

@testable import GtkUI

/// The state that a random walk changes, which is a path and the items that its pages present.
@Observable
@MainActor
final class WalkModel {
  /// The identifiers of the pages above the root page, without duplicates.
  private(set) var path: [Int] = []
  /// The items that pages present, keyed by the identifier of the page, which is 0 for the root
  /// page.
  private(set) var items: [Int: Int] = [:]
  /// The items that the pages of other items present, keyed by the presenting item.
  private(set) var nested: [Int: Int] = [:]
  /// The numbers in the titles of screens, keyed by the identifier of the screen.
  var counts: [Int: Int] = [:]
  /// The screens whose gates refuse a pop.
  var forbidden: Set<Int> = []
  @ObservationIgnored var dismissals: [Int: DismissAction] = [:]
  /// The screens for which a page was created.
  @ObservationIgnored var made: Set<Int> = []
  @ObservationIgnored private var lastID = 0

  func newID() -> Int {
    lastID += 1
    return lastID
  }

  /// Sets the path, and removes the state of each removed page, as in a tree of state.
  func setPath(_ new: [Int]) {
    for id in path where !new.contains(id) {
      setItem(nil, of: id)
      forget(id)
    }
    path = new
  }

  func setItem(_ item: Int?, of page: Int) {
    if let old = items[page], old != item {
      setNested(nil, of: old)
      forget(old)
    }
    items[page] = item
  }

  func setNested(_ item: Int?, of outer: Int) {
    if let old = nested[outer], old != item {
      forget(old)
    }
    nested[outer] = item
  }

  private func forget(_ id: Int) {
    counts[id] = nil
    forbidden.remove(id)
    dismissals[id] = nil
    made.remove(id)
  }

  /// The identifiers of all screens, from the root page to the top page.
  var screens: [Int] {
    ([0] + path).flatMap { page -> [Int] in
      guard let item = items[page] else { return [page] }
      return [page, item] + (nested[item].map { [$0] } ?? [])
    }
  }

  func title(of id: Int) -> String {
    "Screen \(id): \(counts[id, default: 0])"
  }

  /// Returns the screens that remain after the user requests to pop all screens from `position` on.
  func screensAfterPop(from position: Int) -> [Int] {
    let screens = screens
    // The gate of a page that was never created isn't called.
    let refusing = screens.lastIndex { forbidden.contains($0) && made.contains($0) } ?? -1
    return Array(screens.prefix(max(position, refusing + 1)))
  }

  var pathBinding: Binding<[Int]> {
    Binding(get: { self.path }, set: { self.setPath($0) })
  }

  func itemBinding(of page: Int) -> Binding<Int?> {
    Binding(get: { self.items[page] }, set: { self.setItem($0, of: page) })
  }

  func nestedBinding(of item: Int) -> Binding<Int?> {
    Binding(get: { self.nested[item] }, set: { self.setNested($0, of: item) })
  }
}
