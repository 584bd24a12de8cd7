import Observation

@testable import GtkUI

/// The state that a walk at random changes: a path, and what its pages present.
@Observable
@MainActor
final class WalkModel {
  /// The ids of the pages above the root, each of them once.
  private(set) var path: [Int] = []
  /// What a page presents, by the page's id: 0 is the root.
  private(set) var items: [Int: Int] = [:]
  /// What the page of an item presents.
  private(set) var nested: [Int: Int] = [:]
  /// Numbers in titles.
  var counts: [Int: Int] = [:]
  /// The pages that may not be left.
  var forbidden: Set<Int> = []
  @ObservationIgnored var dismissals: [Int: DismissAction] = [:]
  /// The screens for which there is a page.
  @ObservationIgnored var made: Set<Int> = []
  @ObservationIgnored private var lastID = 0

  func newID() -> Int {
    lastID += 1
    return lastID
  }

  /// What belonged to a page goes with it, as it does where state is a tree.
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

  /// The ids of all screens, from the root up.
  var screens: [Int] {
    ([0] + path).flatMap { page -> [Int] in
      guard let item = items[page] else { return [page] }
      return [page, item] + (nested[item].map { [$0] } ?? [])
    }
  }

  func title(of id: Int) -> String {
    "Screen \(id): \(counts[id, default: 0])"
  }

  /// What a person who wants to leave all from a position on achieves.
  func afterLeaving(from position: Int) -> [Int] {
    let screens = screens
    // A page that was never made isn't asked.
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
