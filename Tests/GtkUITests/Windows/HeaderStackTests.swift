import GtkTestSupport
import XCTest

@testable import GtkUI

/// The rule that decides which claim owns the header, without widgets.
final class HeaderStackTests: XCTestCase {
  private final class Claimant {}

  private let outer = Claimant()
  private let inner = Claimant()
  private let cover = Claimant()

  private func id(_ claimant: Claimant) -> ObjectIdentifier { ObjectIdentifier(claimant) }

  /// Returns a stack with the title of the window, and with a claim of each claimant.
  private func stack(with claimants: [Claimant]) -> HeaderStack {
    var stack = HeaderStack()
    stack.ownContent.title = "window"
    for claimant in claimants {
      let title = claimant === outer ? "outer" : claimant === inner ? "inner" : "cover"
      stack.add(id(claimant), HeaderContent(title: title), coversContent: claimant === cover)
    }
    return stack
  }

  /// If no claimant is visible, the last claimant owns the header.
  func testLastVisibleClaimantOwnsTheHeader() {
    let claimants = [outer, inner, cover]
    let cases: [(visible: [Claimant], title: String)] = [
      ([], "cover"),
      ([outer], "outer"),
      ([inner], "inner"),
      ([outer, inner], "inner"),
      ([outer, cover], "cover"),
      ([outer, inner, cover], "cover"),
    ]
    for (visible, title) in cases {
      var stack = stack(with: claimants)
      stack.determineOwner { claimant in visible.contains { id($0) == claimant } }
      XCTAssertEqual(stack.content.title, title, "visible: \(visible.count)")
    }
  }

  func testWindowOwnsTheHeaderWithoutClaims() {
    var stack = stack(with: [outer])
    stack.remove(id(outer))
    stack.determineOwner { _ in true }
    XCTAssertEqual(stack.content.title, "window")
    XCTAssertEqual(stack.claimants, [])
  }

  func testWindowTitleReplacesAnEmptyTitleOfTheOwner() {
    var stack = stack(with: [outer])
    stack.setContent(HeaderContent(subtitle: "subtitle"), of: id(outer))
    stack.determineOwner { _ in true }
    XCTAssertEqual(stack.content.title, "window")
    XCTAssertEqual(stack.content.subtitle, "subtitle")
  }

  func testSubtitleOfTheWindowIsHiddenByAnOwner() {
    var stack = stack(with: [outer])
    stack.ownContent.subtitle = "window subtitle"
    XCTAssertEqual(stack.content.subtitle, "window subtitle", "No owner is determined yet.")
    stack.determineOwner { _ in true }
    XCTAssertEqual(stack.content.subtitle, "")
  }

  func testClaimantThatAppearsAgainMovesBeforeCoveringClaimants() {
    var stack = stack(with: [outer, inner, cover])
    stack.moveToTop { $0 == id(outer) }
    XCTAssertEqual(stack.claimants, [id(inner), id(outer), id(cover)])
    stack.remove(id(cover))
    stack.determineOwner { _ in true }
    XCTAssertEqual(stack.content.title, "outer")
  }

  func testItemsOfTheWindowAreHiddenOnlyByACoveringOwner() throws {
    try onMain {
      try inWindow {
        Text("widget")
      } use: { window in
        let widget = try XCTUnwrap(window.content)
        let own = HeaderItem(placement: .automatic, widget: widget)
        let page = HeaderItem(placement: .primaryAction, widget: widget)
        let claimant = ObjectIdentifier(window)
        for coversContent in [false, true] {
          var stack = HeaderStack()
          stack.ownContent.items = [own]
          stack.add(claimant, HeaderContent(items: [page]), coversContent: coversContent)
          stack.determineOwner { _ in true }
          XCTAssertEqual(stack.content.items, coversContent ? [page] : [page, own])
        }
      }
    }
  }
}
