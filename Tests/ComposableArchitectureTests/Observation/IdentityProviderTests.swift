import IdentifiedCollections
import XCTest

@testable import ComposableArchitecture

final class IdentityProviderTests: XCTestCase {
  func testEachCheckOfATypeUsesOneProvider() {
    XCTAssertNotNil(IdentityProvider<Leaf>.ofState())
    XCTAssertIdentical(IdentityProvider<Leaf>.ofState(), IdentityProvider<Leaf>.ofState())
    XCTAssertNil(IdentityProvider<Int>.ofState())
    XCTAssertNil(IdentityProvider<Int>.ofState())
  }

  func testReadsOfPartsAreObservedExceptInCollections() {
    XCTAssertTrue(IdentityProvider<Leaf>.observesParts)
    XCTAssertTrue(IdentityProvider<Leaf?>.observesParts)
    XCTAssertFalse(IdentityProvider<Int>.observesParts)
    XCTAssertFalse(IdentityProvider<IdentifiedArrayOf<Leaf>>.observesParts)
  }
}

@ObservableState
private struct Leaf: Equatable, Identifiable {
  var id = 0
}
