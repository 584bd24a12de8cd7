import XCTest

@testable import GtkUI

final class NavigationPlanTests: XCTestCase {
  func testPathChangesResultInStayPushPopOrReplacePlans() {
    let cases: [(old: [Int], new: [Int], plan: NavigationPlan, line: UInt)] = [
      ([], [], .stay, #line),
      ([1], [1], .stay, #line),
      ([], [1], .push(1), #line),
      ([1], [1, 2], .push(1), #line),
      // Several pages are pushed in one transition, and popped in one transition.
      ([], [1, 2, 3], .push(3), #line),
      ([1, 2, 3], [1], .pop(2), #line),
      ([1], [], .pop(1), #line),
      ([1, 2, 3], [], .pop(3), #line),
      // A change below the top page is not visible.
      ([1, 2, 3], [1, 3], .stay, #line),
      ([1, 3], [1, 2, 3], .stay, #line),
      ([1, 2], [2], .stay, #line),
      ([2], [1, 2], .stay, #line),
      ([1, 2, 3, 4], [2, 1, 3, 4], .stay, #line),
      // Any other change replaces the top page.
      ([1], [2], .replace(keeping: 0), #line),
      ([1, 2], [1, 3], .replace(keeping: 1), #line),
      ([1, 2], [3, 4, 5], .replace(keeping: 0), #line),
      ([1, 2, 3], [2, 1], .replace(keeping: 0), #line),
      ([1, 2], [2, 1], .replace(keeping: 0), #line),
      ([1, 2, 3], [1, 4], .replace(keeping: 1), #line),
      ([1, 2], [1, 3, 4], .replace(keeping: 1), #line),
      ([1, 2, 3], [1, 3, 2], .replace(keeping: 1), #line),
    ]
    for (old, new, plan, line) in cases {
      XCTAssertEqual(NavigationPlan(from: old, to: new), plan, "\(old) → \(new)", line: line)
    }
  }

  func testOnlyAPushPlanRetainsAllPages() {
    XCTAssertTrue(NavigationPlan.push(1).retainsAllScreens)
    for plan in [NavigationPlan.stay, .pop(1), .replace(keeping: 1)] {
      XCTAssertFalse(plan.retainsAllScreens)
    }
  }

  /// For any two paths, the plan results in the new path. The plan is `stay` if and only if both
  /// paths have the same top page.
  func testPlanIsConsistentWithBothPathsForAllPairsOfPaths() {
    for old in Self.allPaths {
      for new in Self.allPaths {
        let plan = NavigationPlan(from: old, to: new)
        XCTAssertEqual(plan == .stay, old.last == new.last, "\(old) → \(new)")
        switch plan {
        case .stay: break
        case .push(let count):
          XCTAssertGreaterThan(count, 0)
          XCTAssertEqual(old, new.dropLast(count))
        case .pop(let count):
          XCTAssertGreaterThan(count, 0)
          XCTAssertEqual(new, old.dropLast(count))
        case .replace(let count):
          XCTAssertEqual(old.prefix(count), new.prefix(count))
          XCTAssertLessThan(count, min(old.count, new.count))
          XCTAssertNotEqual(old[count], new[count])
        }
        // The plan doesn't depend on the type of the collection.
        XCTAssertEqual(
          NavigationPlan(from: old.lazy.map { $0 }, to: new),
          NavigationPlan(from: old, to: new)
        )
      }
    }
  }

  /// All paths of at most three pages, out of three pages, without duplicate pages.
  private static var allPaths: [[Int]] {
    var paths: [[Int]] = [[]]
    for _ in 1...3 {
      paths += paths.flatMap { path in
        (1...3).filter { !path.contains($0) }.map { path + [$0] }
      }
    }
    return Array(Set(paths))
  }
}
