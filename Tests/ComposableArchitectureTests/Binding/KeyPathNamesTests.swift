import TestSupport
import XCTest

@testable import ComposableArchitecture

final class KeyPathNamesTests: XCTestCase {
  func testKeyPathOfAComputedPropertyIsPrintedWithItsName() throws {
    try XCTSkipIf(Sanitizer.isActive, "With ThreadSanitizer, the names of getters are not found.")
    XCTAssertEqual(KeyPathNames.description(of: \Person.age), #"\.age"#)
    // The optimizer removes the symbols of the getters.
    #if DEBUG
      XCTAssertEqual(KeyPathNames.description(of: \Person.name), #"\.name"#)
      XCTAssertEqual(KeyPathNames.description(of: \Person.address.street), #"\.address.street"#)
      XCTAssertEqual(KeyPathNames.description(of: Person.secretPath), #"\.secret"#)
    #else
      XCTAssertTrue(KeyPathNames.description(of: \Person.name).hasPrefix(#"\.<computed 0x"#))
    #endif
  }

  func testComputedKeyPathAddressIsReplacedOnlyIfItsNameIsFound() {
    let text = #"\State.<computed 0x00007f01 (Array<(Int, String)>)>.count"#
    XCTAssertEqual(KeyPathNames.resolved(text, name: { _ in nil }), text)
    XCTAssertEqual(
      KeyPathNames.resolved(text, name: { $0 == 0x7F01 ? "rows" : nil }),
      #"\State.rows.count"#
    )
    XCTAssertEqual(KeyPathNames.resolved(#"\State.count"#), #"\State.count"#)
  }

  func testPropertyNameIsReadFromTheSymbolOfTheGetter() {
    let name = KeyPathNames.propertyName(inGetter:)
    XCTAssertEqual(name("key path getter for App.State.name : Swift.String : App.State"), "name")
    XCTAssertEqual(name("key path getter for App.State.(name in _01) : Swift.Int"), "name")
    XCTAssertNil(name("key path getter for App.State.subscript(i: Swift.Int) -> Swift.Int : App"))
    XCTAssertNil(name("App.State.name.getter : Swift.String"))
  }
}

private struct Person {
  var age = 0
  var name: String {
    get { "Blob" }
    set { age = newValue.count }
  }
  var address: Address {
    get { Address() }
    set { age = newValue.street.count }
  }
  private var secret: [(Int, String)] {
    get { [] }
    set { age = newValue.count }
  }

  static var secretPath: AnyKeyPath { \Person.secret }
}

private struct Address {
  var street: String {
    get { "" }
    set { _ = newValue }
  }
}
