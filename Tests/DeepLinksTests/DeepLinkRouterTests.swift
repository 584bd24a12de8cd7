import DeepLinks
import Foundation
import XCTest

private enum Screen: Equatable {
  case note(id: UUID)
  case page(book: String, number: Int)
  case settings
  case tag(String)
}

private let router = DeepLinkRouter<Screen>(scheme: "Notes") {
  DeepLinkRoute("note", .uuid) { id throws(DeepLinkMismatch) in
    guard id != UUID(uuidString: nowhere) else {
      throw DeepLinkMismatch("the id of a note that exists")
    }
    return .note(id: id)
  } parts: {
    if case .note(let id) = $0 { id } else { nil }
  }
  DeepLinkRoute("page", .text, .integer) {
    .page(book: $0, number: $1)
  } parts: {
    if case .page(let book, let number) = $0 { (book, number) } else { nil }
  }
  DeepLinkRoute("settings") {
    .settings
  } matches: {
    $0 == .settings
  }
  DeepLinkRoute("tag", .text) { .tag($0) }
}

private let nowhere = "00000000-0000-0000-0000-000000000000"
private let somewhere = "E621E1F8-C36C-495A-93FC-0C247A3E6E5F"

final class DeepLinkRouterTests: XCTestCase {
  func testRouterParsesRoutesWithZeroOneAndTwoValues() throws {
    XCTAssertEqual(
      try router.screens("notes:///settings/note/\(somewhere)/page/atlas/-7"),
      [.settings, .note(id: try id()), .page(book: "atlas", number: -7)]
    )
  }

  func testRouterParsesAnEmptyLinkAsAnEmptyPath() throws {
    for link in ["", "/", "notes:", "notes:///"] {
      XCTAssertEqual(try router.screens(link), [], link)
    }
  }

  func testRouterIgnoresSchemeCaseAndExtraSlashes() throws {
    for link in [
      "settings", "/settings/", "notes:settings", "notes://settings", "NOTES:///settings//",
    ] {
      XCTAssertEqual(try router.screens(link), [.settings], link)
    }
  }

  func testRouterPercentDecodesEachPartOfALink() throws {
    XCTAssertEqual(try router.screens("tag/a%2Fb%20%C3%A9"), [.tag("a/b é")])
    XCTAssertEqual(try router.screens("tag/100%"), [.tag("100%")], "The escape is incomplete.")
    XCTAssertEqual(try router.screens("%73ettings"), [.settings])
  }

  func testErrorForAnUnknownRouteListsAllRoutes() {
    assert(
      "settings/setings",
      fails: """
        Part 2 of the link is 'setings'. Expected the name of a screen, \
        'note', 'page', 'settings' or 'tag'.
        """
    )
  }

  func testErrorForAMissingValueNamesThePrecedingPart() {
    assert("note", fails: "Part 2 of the link is missing. Expected a UUID after 'note'.")
    assert(
      "page/atlas",
      fails: "Part 3 of the link is missing. Expected a whole number after 'atlas'."
    )
  }

  func testErrorForAnInvalidValueNamesTheExpectedType() {
    assert(
      "note/7",
      fails: "Part 2 of the link is '7'. Expected a UUID such as \(somewhere)."
    )
    assert("page/atlas/x", fails: "Part 3 of the link is 'x'. Expected a whole number.")
  }

  func testErrorForARejectedValueContainsTheMismatchOfTheRoute() {
    assert(
      "note/\(nowhere)",
      fails: "Part 2 of the link is '\(nowhere)'. Expected the id of a note that exists."
    )
  }

  func testErrorForAnotherSchemeNamesTheExpectedScheme() {
    assert(
      "https://example.org/settings",
      fails: """
        Part 1 of the link is 'https:'. \
        Expected a path such as note/\(somewhere), or a link that begins with 'notes:'.
        """
    )
  }

  func testErrorQuotesAtMostFortyCharacters() {
    let long = String(repeating: "x", count: 10_000)
    let quoted = "\(long.prefix(40))…"
    for link in ["settings/\(long)", "note/\(long)", "\(long):settings"] {
      XCTAssertThrowsError(try router.screens(link)) {
        XCTAssertTrue("\($0)".contains("'\(quoted)'"), "\($0)")
        XCTAssertLessThan("\($0)".count, 250)
      }
    }
    assert(
      "page/\(long)",
      fails: "Part 3 of the link is missing. Expected a whole number after '\(quoted)'."
    )
  }

  func testLinkLongerThanTheMaximumIsNotRead() {
    let maximum = DeepLinkRouter<Screen>.maximumSize
    let longest = "tag/" + String(repeating: "x", count: maximum - 4)
    XCTAssertNoThrow(try router.screens(longest))
    XCTAssertThrowsError(try router.screens(longest + "y")) {
      XCTAssertTrue(
        "\($0)".hasSuffix("Expected a link of at most \(maximum) bytes instead of \(maximum + 1).")
      )
    }
  }

  func testErrorOfARouterWithOneOrNoRouteNamesTheRoutes() {
    let one = DeepLinkRouter<Int>(scheme: "x") { DeepLinkRoute("number", .integer) { $0 } }
    XCTAssertThrowsError(try one.screens("a")) {
      XCTAssertEqual(
        "\($0)",
        "Part 1 of the link is 'a'. Expected the name of the only screen, 'number'."
      )
    }
    let none = DeepLinkRouter<Int>(scheme: "x") {}
    XCTAssertEqual(try none.screens("x:"), [])
    XCTAssertThrowsError(try none.screens("a")) {
      XCTAssertEqual(
        "\($0)",
        "Part 1 of the link is 'a'. Expected nothing, because there are no screens."
      )
    }
  }

  func testRouterCreatesALinkThatItParsesBackToTheSamePath() throws {
    let screens: [Screen] = [
      .settings, .note(id: try id()), .page(book: "a/b: c%", number: 7), .settings,
    ]
    let link = try XCTUnwrap(router.link(to: screens))
    XCTAssertEqual(link, "notes:///settings/note/\(somewhere)/page/a%2Fb%3A%20c%25/7/settings")
    XCTAssertEqual(try router.screens(link), screens)
    XCTAssertEqual(router.link(to: []), "notes:///")
  }

  func testRouterReturnsNoLinkForScreensThatCannotBeWritten() {
    XCTAssertNil(router.link(to: [.settings, .tag("a")]), "The route can't be written.")
    XCTAssertNil(router.link(to: [.page(book: "", number: 1)]), "The link would be ambiguous.")
  }

  private func id() throws -> UUID {
    try XCTUnwrap(UUID(uuidString: somewhere))
  }

  private func assert(_ link: String, fails message: String, line: UInt = #line) {
    XCTAssertThrowsError(try router.screens(link), link, line: line) {
      XCTAssertEqual("\($0)", message, line: line)
    }
  }
}
