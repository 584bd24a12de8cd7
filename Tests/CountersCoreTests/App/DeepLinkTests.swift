import CountersCore
import DeepLinks
import XCTest

final class DeepLinkTests: XCTestCase {
  func testLinkReturnsItsScreensInOrder() throws {
    try assert("counter/42", opens: .counter(42))
    try assert("fact/7", opens: .fact(7))
    try assert(
      "counter/42/counter/1729/fact/7",
      opens: .counter(42),
      .counter(1729),
      .fact(7)
    )
  }

  func testLinkWithoutScreensReturnsTheRoot() throws {
    for link in ["", "/", "counters:", "counters:///"] {
      try assert(link)
    }
  }

  func testSchemeAndExtraSlashesDoNotChangeTheScreensOfALink() throws {
    for link in [
      "counters:///counter/42/fact/7", "counters://counter/42/fact/7", "counters:counter/42/fact/7",
      "counters:/counter/42/fact/7/", "COUNTERS:///counter/42/fact/7", "/counter/42/fact/7/",
      "counter//42//fact/7",
    ] {
      try assert(link, opens: .counter(42), .fact(7))
    }
  }

  func testLinkAcceptsSignsLeadingZerosAndExtremeNumbers() throws {
    try assert("counter/-5/counter/+5/counter/007", opens: .counter(-5), .counter(5), .counter(7))
    try assert(
      "counter/9223372036854775807/fact/-9223372036854775808",
      opens: .counter(.max),
      .fact(.min)
    )
  }

  func testLinkWithAnUnknownScreenThrows() {
    assert(
      "counter/1/conter/2",
      fails: "Part 3 of the link is 'conter'. Expected the name of a screen, 'counter' or 'fact'."
    )
    assert(
      "42",
      fails: "Part 1 of the link is '42'. Expected the name of a screen, 'counter' or 'fact'."
    )
    assert(
      "Counter/1",
      fails: "Part 1 of the link is 'Counter'. Expected the name of a screen, 'counter' or 'fact'."
    )
  }

  func testLinkWithAMissingNumberThrows() {
    assert(
      "counter",
      fails: "Part 2 of the link is missing. Expected a whole number after 'counter'."
    )
    assert(
      "counter/1/fact/",
      fails: "Part 4 of the link is missing. Expected a whole number after 'fact'."
    )
  }

  func testLinkWithAnInvalidNumberThrows() {
    for text in ["abc", "4.2", "0x10", "--5", "+", "-", "1 ", "٤٢", "1e3", "4:2", "²"] {
      assert("counter/\(text)", fails: "Part 2 of the link is '\(text)'. Expected a whole number.")
    }
  }

  func testLinkWithANumberOutOfRangeThrows() {
    let nines = String(repeating: "9", count: 500)
    for (text, shown) in [
      ("9223372036854775808", "9223372036854775808"),
      ("-9223372036854775809", "-9223372036854775809"),
      (nines, "\(nines.prefix(40))…"),
    ] {
      assert(
        "fact/1/counter/\(text)",
        fails: """
          Part 4 of the link is '\(shown)'. \
          Expected a number from -9223372036854775808 to 9223372036854775807.
          """
      )
    }
  }

  func testLinkWithAnotherSchemeThrows() {
    for (link, scheme) in [
      ("https://example.org/counter/42", "https:"), ("counter:42", "counter:"),
    ] {
      assert(
        link,
        fails: """
          Part 1 of the link is '\(scheme)'. \
          Expected a path such as counter/42, or a link that begins with 'counters:'.
          """
      )
    }
  }

  func testLinkErrorHasTheInvalidComponentAndItsPosition() {
    XCTAssertThrowsError(try DeepLinkRouter.counters.screens("counter/1/fact/x")) { error in
      let error = error as? DeepLinkError
      XCTAssertEqual(error?.component, "x")
      XCTAssertEqual(error?.position, 4)
      XCTAssertEqual(error?.expected, "a whole number")
    }
  }

  private func assert(
    _ link: String,
    opens screens: AppFeature.Path.State...,
    line: UInt = #line
  ) throws {
    XCTAssertEqual(try DeepLinkRouter.counters.screens(link), screens, link, line: line)
  }

  private func assert(_ link: String, fails message: String, line: UInt = #line) {
    XCTAssertThrowsError(try DeepLinkRouter.counters.screens(link), link, line: line) {
      XCTAssertEqual("\($0)", message, line: line)
    }
  }
}
