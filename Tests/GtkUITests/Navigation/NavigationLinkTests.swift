import Gtk
import GtkTestSupport
import TestSupport
import XCTest

@testable import GtkUI

final class NavigationLinkTests: XCTestCase {
  func testNavigationLinkPushesItsValueOnAStackWithoutAPathBinding() throws {
    try inWindow {
      NavigationStack {
        VStack {
          NavigationLink("One", value: 1)
          NavigationLink(value: "two") { Text("Two") }
        }
        .navigationDestination(for: Int.self) { number in
          NavigationLink("Next of \(number)", value: number + 1)
        }
        .navigationDestination(for: String.self) { Text("text \($0)") }
      }
    } use: { window in
      try window.click("One")
      try window.click("Next of 1")
      XCTAssertEqual(window.texts, ["Next of 2"])
      try window.click("Back")
      try window.click("Back")
      try window.click("Two")
      XCTAssertEqual(window.texts, ["text two"])
    }
  }

  func testNavigationLinkAppendsItsValueToATypedPath() throws {
    try onMain {
      let path = Log()
      let binding = Binding<[Int]>(get: { [] }, set: { path.append("\($0)") })
      try inWindow {
        NavigationStack(path: binding) {
          NavigationLink("One", value: 1)
        }
      } use: { window in
        try window.click("One")
        XCTAssertEqual(path.lines, ["[1]"])
      }
    }
  }

  func testTextFieldInALinkLabelReceivesKeysAndTheLinkPushesNoPage() throws {
    try onMain {
      try RealInput.require()
      for isInList in [false, true] {
        let text = ControlModel("")
        try inWindow {
          NavigationStack {
            VStack(alignment: .fill) {
              if isInList {
                List {
                  NavigationLink(value: 1) { TextField("Name", text: text.binding) }
                }
              } else {
                NavigationLink(value: 1) { TextField("Name", text: text.binding) }
              }
            }
            .navigationDestination(for: Int.self) { Text("page \($0)") }
          }
        } use: { window in
          let field = try window.first(Entry.self)
          window.widget.focusWidget = nil
          try RealInput.click(field)
          XCTAssertTrue(GtkTesting.wait { field.containsFocus }, "in a list: \(isInList)")
          try RealInput.press("x", in: window.widget)
          try RealInput.press("space", in: window.widget)
          try RealInput.press("y", in: window.widget)
          XCTAssertTrue(GtkTesting.wait { text.value == "x y" }, text.value)
          XCTAssertFalse(window.texts.contains("page 1"))
        }
      }
    }
  }

  func testNavigationLinkPushesItsDestinationAboveItsPage() throws {
    try inWindow {
      NavigationStack {
        NavigationLink("About") {
          VStack {
            Text("about")
            NavigationLink {
              Text("licence")
            } label: {
              Text("Licence")
            }
          }
          .navigationTitle("About")
        }
        .navigationTitle("Home")
      }
    } use: { window in
      try window.click("About")
      try window.click("Licence")
      XCTAssertEqual(window.texts, ["licence"])
      XCTAssertEqual(window.coveredPageTitles, ["About", "Home"])
      try window.click("Back")
      XCTAssertEqual(window.texts.first, "about")
      try window.click("Back")
      XCTAssertEqual(window.texts, ["About"])
      try window.click("About")
      XCTAssertEqual(window.texts.first, "about")
    }
  }

  func testNavigationLinkWithoutAValueIsDisabled() throws {
    try inWindow {
      NavigationStack {
        NavigationLink("Nowhere", value: Int?.none)
      }
    } use: { window in
      XCTAssertEqual(try window.button("Nowhere").isEffectivelySensitive, false)
    }
  }

  func testNavigationLinkOutsideOfAStackIsDisabledAndReported() throws {
    try onMain {
      let issues = try recordMessages {
        try inWindow {
          NavigationLink("Lost", value: 1)
        } use: { window in
          XCTAssertEqual(try window.button("Lost").isEffectivelySensitive, false)
        }
      }
      XCTAssertEqual(issues.count, 1)
      XCTAssertTrue(issues.first?.contains("is outside a 'NavigationStack'") == true)
    }
  }

  func testNavigationLinkOfAnotherTypeThanThePathIsDisabledAndReported() throws {
    try onMain {
      let issues = try recordMessages {
        try inWindow {
          NavigationStack(path: .constant([1])) {
            Text("root").navigationDestination(for: Int.self) { _ in
              NavigationLink("Text", value: "text")
              NavigationLink("Number", value: 2)
            }
          }
        } use: { window in
          XCTAssertEqual(try window.button("Text").isEffectivelySensitive, false)
          XCTAssertEqual(try window.button("Number").isEffectivelySensitive, true)
        }
      }
      XCTAssertEqual(issues.count, 1)
      XCTAssertTrue(issues.first?.contains("type 'String'") == true)
    }
  }

  func testNavigationLinkInAListRowHasAnArrowAndIsLabelledByItsTitle() throws {
    try inWindow {
      NavigationStack {
        NavigationLink("Details", value: 1)
          .environment(\.isInListRow, true)
      }
    } use: { window in
      let row = try window.button("Details")
      XCTAssertTrue(row.hasCSSClass("flat"))
      XCTAssertEqual(row.accessibleLabel, "Details")
      XCTAssertEqual(row.accessibleRole, .button)
      let arrow = try window.first(GtkImage.self)
      XCTAssertEqual(arrow.iconName, "go-next-symbolic")
      XCTAssertEqual(arrow.accessibleRole, .presentation)
    }
  }
}
