import XCTest

@testable import GtkUI

final class TabBarRulesTests: XCTestCase {
  func testPlacementFollowsTheStyleTheHeaderAndTheWidth() {
    let table: [(TabBarRules, TabBarPlacement)] = [
      (TabBarRules(), .header),
      (TabBarRules(isCompact: true), .bottom),
      (TabBarRules(isPushed: true), .hidden),
      (TabBarRules(isCompact: true, isPushed: true), .hidden),
      (TabBarRules(canUseHeader: false), .top),
      (TabBarRules(canUseHeader: false, isCompact: true), .bottom),
      (TabBarRules(canUseHeader: false, isPushed: true), .top),
      (TabBarRules(style: .grouped, isCompact: true, isPushed: true), .top),
      (TabBarRules(style: .documents, isCompact: true, isPushed: true), .top),
    ]
    for (rules, placement) in table {
      XCTAssertEqual(rules.placement, placement, "\(rules)")
    }
  }

  func testBarIsAtTheBottomWhileTheHeaderHasNoRoomForTheBar() {
    var rules = TabBarRules(width: 700, requiredWidth: 701)
    XCTAssertEqual(rules.placement, .bottom)
    rules.width = 701
    XCTAssertEqual(rules.placement, .header)
  }

  func testWidthBeforeTheFirstLayoutMovesNoBar() {
    XCTAssertEqual(TabBarRules(width: 0, requiredWidth: 480).placement, .header)
  }
}
