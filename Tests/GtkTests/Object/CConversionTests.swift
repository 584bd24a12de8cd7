import CGtk
import XCTest

@testable import Gtk

final class CConversionTests: XCTestCase {
  func testStringsOfCAreCopiedAndNullIsNil() {
    XCTAssertNil(string(nil))
    XCTAssertNil(string(freeing: nil))
    XCTAssertEqual(string(freeing: g_strdup("é")), "é")
    let borrowed = g_strdup("borrowed")
    XCTAssertEqual(string(borrowed), "borrowed")
    XCTAssertEqual(string(borrowed), "borrowed")
    g_free(borrowed)
  }

  func testStringArraysOfCAreCopiedInOrder() {
    XCTAssertEqual(strings(nil), [])
    XCTAssertEqual(strings(freeing: nil), [])
    XCTAssertEqual(strings(freeing: g_strsplit("a,,b", ",", -1)), ["a", "", "b"])
    XCTAssertEqual(strings(freeing: g_strsplit("", ",", -1)), [])
  }
}
