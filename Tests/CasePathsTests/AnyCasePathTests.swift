import CasePaths
import XCTest

final class AnyCasePathTests: XCTestCase {
  func testAnyCasePathOfACaseKeyPathEmbedsAndExtracts() {
    let path = AnyCasePath<Destination, Counter>(\.counter)
    XCTAssertEqual(path.embed(Counter()), .counter(Counter()))
    XCTAssertEqual(path.extract(from: .counter(Counter(count: 1))), Counter(count: 1))
    XCTAssertNil(path.extract(from: .alert))
  }

  func testAnyCasePathCallsItsEmbedAndExtractFunctions() {
    let even = AnyCasePath<Int, Int>(
      embed: { 2 * $0 },
      extract: { $0.isMultiple(of: 2) ? $0 / 2 : nil }
    )
    XCTAssertEqual(even.embed(3), 6)
    XCTAssertEqual(even.extract(from: 6), 3)
    XCTAssertNil(even.extract(from: 5))
  }

  func testAnyCasePathOfVoidEmbedsWithoutArgument() {
    XCTAssertEqual(AnyCasePath(\Destination.Cases.alert).embed(), .alert)
  }

  func testAnyCasePathIdentityEmbedsAndExtractsTheRoot() {
    let identity = AnyCasePath<Destination, Destination>()
    XCTAssertEqual(identity.embed(.alert), .alert)
    XCTAssertEqual(identity.extract(from: .alert), .alert)
    XCTAssertEqual(AnyCasePath(Destination.self).extract(from: .alert), .alert)
    XCTAssertEqual(AnyCasePath(\Destination.Cases.self).extract(from: .alert), .alert)
  }

  func testAppendedAnyCasePathEmbedsAndExtracts() {
    let path = AnyCasePath(\AppAction.Cases.path)
    let action = AppAction.path(.element(id: 1, action: .counter(.increment)))
    for element in [path.appending(path: AnyCasePath(\.element)), path.appending(path: \.element)] {
      XCTAssertEqual(element.extract(from: action)?.id, 1)
      XCTAssertEqual(element.embed((2, .counter(.increment)))[case: \.path.element]?.id, 2)
      XCTAssertNil(element.extract(from: .tapped))
      XCTAssertNil(element.extract(from: .path(.popFrom(id: 1))))
    }
  }

  func testAnyCasePathDynamicMembersChain() {
    let path = AnyCasePath(\AppAction.Cases.path)[id: 1].counter.set
    XCTAssertEqual(path.embed(1), .path(.element(id: 1, action: .counter(.set(1)))))
  }

  func testAnyCasePathModifyReturnsTheResultOfItsClosure() throws {
    var destination = Destination.counter(Counter())
    let result = try AnyCasePath(\Destination.Cases.counter).modify(&destination) {
      $0.count += 1
      return $0.count
    }
    XCTAssertEqual(result, 1)
    XCTAssertEqual(destination, .counter(Counter(count: 1)))
  }

  func testAnyCasePathModifyThrowsInAnotherCase() {
    var destination = Destination.alert
    XCTAssertThrowsError(
      try AnyCasePath(\Destination.Cases.counter).modify(&destination) { $0.count += 1 }
    ) {
      XCTAssertTrue("\($0)".contains("in the case \"alert\""))
    }
    XCTAssertEqual(destination, .alert)
  }

  func testAnyCasePathDescriptionNamesRootAndValue() {
    XCTAssertEqual(
      "\(AnyCasePath(\Destination.Cases.counter))",
      "AnyCasePath<Destination, Counter>"
    )
  }
}
