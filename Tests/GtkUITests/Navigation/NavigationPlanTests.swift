import XCTest

@testable import GtkUI

final class NavigationPlanTests: XCTestCase {
  func testOnePlanForEachChange() {
    let cases: [(old: [Int], new: [Int], plan: NavigationPlan, line: UInt)] = [
      ([], [], .stay, #line),
      ([1], [1], .stay, #line),
      ([], [1], .push, #line),
      ([1], [1, 2], .push, #line),
      // Several at once come as one, and go as one.
      ([], [1, 2, 3], .push, #line),
      ([1, 2, 3], [1], .pop, #line),
      ([1], [], .pop, #line),
      ([1, 2, 3], [], .pop, #line),
      // What changes below the top is not to be seen.
      ([1, 2, 3], [1, 3], .stay, #line),
      ([1, 3], [1, 2, 3], .stay, #line),
      ([1, 2], [2], .stay, #line),
      ([2], [1, 2], .stay, #line),
      // Anything else replaces the top.
      ([1], [2], .replace, #line),
      ([1, 2], [1, 3], .replace, #line),
      ([1, 2], [3, 4, 5], .replace, #line),
      ([1, 2, 3], [2, 1], .replace, #line),
      ([1, 2], [2, 1], .replace, #line),
      ([1, 2, 3], [1, 4], .replace, #line),
      ([1, 2], [1, 3, 4], .replace, #line),
    ]
    for (old, new, plan, line) in cases {
      XCTAssertEqual(NavigationPlan(from: old, to: new), plan, "\(old) → \(new)", line: line)
    }
  }
}
