import GtkTestSupport
import TestSupport
import XCTest

@testable import GtkUI

/// Stacks, links and toolbars in windows of their own, and stacks on pages of other stacks.
final class NavigationInSheetTests: XCTestCase {
  func testNavigationLinkInASheetWithoutAStackIsReported() throws {
    try onMain {
      let issues = try recordMessages {
        try inWindow {
          NavigationStack {
            Text("root").sheet(isPresented: .constant(true)) {
              NavigationLink("Link", value: 1)
            }
          }
        } use: { window in
          window.settle()
        }
      }
      XCTAssertEqual(issues.count, 1)
      XCTAssertTrue(issues.first?.contains("A sheet needs its own 'NavigationStack'") == true)
    }
  }

  func testOuterStackOwnsTheHeaderAfterTheInnerStackIsPopped() throws {
    try inWindow {
      NavigationStack {
        NavigationLink("Inner") { InnerStack() }
          .navigationTitle("Outer")
          .navigationSubtitle("Subtitle")
          .toolbar { Button("Tool") {} }
      }
    } use: { window in
      try window.click("Inner")
      XCTAssertTrue(window.headerTitle.hasPrefix("Inner root"))
      try window.click("Deeper")
      XCTAssertTrue(window.headerTitle.hasPrefix("Deeper"))
      try window.click("Back")
      XCTAssertTrue(window.headerTitle.hasPrefix("Inner root"))
      // The inner stack shows its root page, so the gesture pops a page of the outer stack.
      XCTAssertTrue(GtkTesting.wait { window.widget.isActive })
      window.widget.swipeWithOneFinger(velocityX: 600)
      window.settle()
      XCTAssertTrue(window.headerTitle.contains("Outer"))
      try window.click("Inner")
      try window.click("Leave")
      XCTAssertTrue(window.headerTitle.contains("Outer"))
      XCTAssertTrue(window.headerTitle.contains("Subtitle"))
      XCTAssertNoThrow(try window.button("Tool"))
    }
  }
}

private struct InnerStack: View {
  @Environment(\.dismiss) private var dismiss

  init() {}

  var body: some View {
    NavigationStack {
      VStack {
        NavigationLink("Deeper") { Text("deeper").navigationTitle("Deeper") }
        Button("Leave") { dismiss() }
      }
      .navigationTitle("Inner root")
    }
  }
}
