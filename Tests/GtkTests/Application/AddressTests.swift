import Foundation
import XCTest

@testable import Gtk

final class AddressTests: GtkTestCase {
  func testArgumentIsConvertedToAnAddress() {
    XCTAssertEqual(Address.of(argument: "notes://a/1?b=c"), "notes://a/1?b=c")
    XCTAssertEqual(Address.of(argument: "/tmp/ü x"), "file:///tmp/%C3%BC%20x")
    let here = URL(fileURLWithPath: FileManager.default.currentDirectoryPath)
    XCTAssertEqual(
      Address.of(argument: "x.txt"),
      here.appendingPathComponent("x.txt").absoluteString
    )
  }

  func testShowReportsFailureForAnUnknownScheme() throws {
    onMain {
      var results: [Bool] = []
      Address.show("no-such-scheme://x", above: nil) { results.append($0) }
      XCTAssertEqual(results, [], "Not at once.")
      XCTAssertTrue(MainContext.iterate { !results.isEmpty })
      XCTAssertEqual(results, [false])
    }
  }

  func testPreferredLanguagesAreInTheOrderOfTheUserAndEndWithC() {
    let old = ProcessInfo.processInfo.environment["LANGUAGE"]
    defer { if let old { setenv("LANGUAGE", old, 1) } else { unsetenv("LANGUAGE") } }
    setenv("LANGUAGE", "de_AT:fr", 1)
    XCTAssertEqual(Languages.preferred, ["de_AT", "de", "fr", "C"])
  }
}
