import ComposableArchitecture
import CountersCore
import NumberFacts
import XCTest

final class NumberFactClientTests: XCTestCase {
  func testBuiltInClientReturnsTheNextFactOfTheBook() async throws {
    let book = NumberFactBook()
    let client = NumberFactClient.builtIn(book)
    let first = try await client.fetch(6, nil)
    let second = try await client.fetch(6, first)
    XCTAssertEqual(first, book.fact(about: 6, after: nil))
    XCTAssertEqual(second, book.fact(about: 6, after: first))
    XCTAssertNotEqual(first, second)
  }

  func testLiveClientReturnsAFactForExtremeAndSmallNumbers() async throws {
    for number in [Int.min, -1, 0, 6, .max] {
      let fact = try await NumberFactClient.liveValue.fetch(number, nil)
      XCTAssertFalse(fact.text.isEmpty)
    }
  }
}
