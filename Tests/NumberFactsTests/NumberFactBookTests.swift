import Foundation
import XCTest

@testable import NumberFacts

final class NumberFactBookTests: XCTestCase {
  private let numbers = [.min, -1729, -1, 0, 1, 2, 6, 7, 97, 1729, .max]

  func testCuratedFactsPrecedeComputedFacts() {
    let book = NumberFactBook(
      curated: CuratedFacts(parsing: "7\tculture\tOne.\n7\tculture\tTwo.\n")
    )
    let first = book.fact(about: 7, after: nil)
    XCTAssertEqual(first, NumberFact(text: "One.", kind: .curated))
    let second = book.fact(about: 7, after: first)
    XCTAssertEqual(second, NumberFact(text: "Two.", kind: .curated))
    XCTAssertEqual(book.fact(about: 7, after: second).kind, .computed)
  }

  func testNextFactCyclesThroughAllFacts() {
    let book = NumberFactBook()
    for number in numbers {
      let all = book.facts(about: number)
      XCTAssertGreaterThan(all.count, 1, "\(number)")
      var fact: NumberFact?
      let seen = (0..<all.count).map { _ in
        let next = book.fact(about: number, after: fact)
        fact = next
        return next
      }
      XCTAssertEqual(seen, all)
      XCTAssertEqual(book.fact(about: number, after: fact), all[0])
    }
  }

  func testSentenceThatIsBothCuratedAndComputedIsReturnedOnce() {
    let computed = ComputedFacts.facts(about: 6)
    let book = NumberFactBook(curated: CuratedFacts(parsing: "6\tculture\t\(computed[2].text)\n"))
    let texts = book.facts(about: 6).map(\.text)
    XCTAssertEqual(texts.count, computed.count)
    XCTAssertEqual(texts.count, Set(texts).count)
    XCTAssertEqual(texts.first, computed[2].text)
  }

  func testFactAfterAFactOutsideOfTheBookIsTheFirst() {
    let book = NumberFactBook()
    let web = NumberFact(text: "From the web.", kind: .web)
    XCTAssertEqual(book.fact(about: 6, after: web), book.fact(about: 6, after: nil))
    let other = book.fact(about: 7, after: nil)
    XCTAssertEqual(book.fact(about: 6, after: other), book.fact(about: 6, after: nil))
  }

  func testFactIsEncodedAndDecoded() throws {
    let fact = NumberFact(text: "6 is “perfect”.", kind: .web)
    let data = try JSONEncoder().encode(fact)
    XCTAssertEqual(try JSONDecoder().decode(NumberFact.self, from: data), fact)
  }
}
