import CasePaths
import XCTest

/// Case paths with the operator `/` where a function, or an optional enum, is expected.
final class OperatorFunctionTests: XCTestCase {
  private let values: [Destination?] = [.list([1]), nil, .alert, .list([2])]

  func testPathOperatorIsAFunctionOfAnOptional() {
    let list: (Destination?) -> [Int]? = /Destination.list
    XCTAssertEqual(values.map(list), [[1], nil, nil, [2]])
    let sendable: @Sendable (Destination?) -> [Int]? = /Destination.list
    XCTAssertEqual(sendable(.list([3])), [3])
    let fact: (Destination?) -> (Int, String)? = /Destination.fact
    XCTAssertEqual(fact(.fact(id: 1, text: "Prime"))?.1, "Prime")
    XCTAssertNil(fact(nil))
  }

  func testPathOperatorOfACaseWithoutPayloadIsAFunction() {
    let alert: (Destination) -> Void? = /Destination.alert
    XCTAssertNotNil(alert(.alert))
    XCTAssertNil(alert(.list([])))
    let optional: (Destination?) -> Void? = /Destination.alert
    XCTAssertNotNil(optional(.alert))
    XCTAssertNil(optional(.list([])))
    XCTAssertNil(optional(nil))
    let none: (Destination?) -> Void? = /Destination?.none
    XCTAssertNotNil(none(nil))
    XCTAssertNil(none(.alert))
    XCTAssertEqual([Destination.alert, .list([])].compactMap(/Destination.alert).count, 1)
    XCTAssertEqual(values.compactMap(/Destination.alert).count, 1)
  }

  func testPathOperatorOfACaseThatIsOnlyEquatableIsAFunction() {
    enum Size: Equatable { case small, large }
    let large: (Size) -> Void? = /Size.large
    XCTAssertNotNil(large(.large))
    XCTAssertNil(large(.small))
    XCTAssertEqual([Size.small, .large].compactMap(/Size.large).count, 1)
  }

  func testPathOperatorOfACaseThatIsOnlyCasePathableIsAFunction() {
    let tapped: (Tap) -> Void? = /Tap.tapped
    XCTAssertNotNil(tapped(.tapped))
    XCTAssertNil(tapped(.typed({ "a" })))
    let optional: (Tap?) -> Void? = /Tap.tapped
    XCTAssertNotNil(optional(.tapped))
    XCTAssertNil(optional(nil))
  }

  func testPathOperatorOfSomeIsAFunction() {
    let some: (Destination?) -> Destination? = /Destination?.some
    XCTAssertEqual(values.map(some), values)
    let generic: (Destination?) -> Destination? = /Optional<Destination>.some
    XCTAssertEqual(values.map(generic), values)
    let inferred: (Destination?) -> Destination? = /Optional.some
    XCTAssertEqual(values.map(inferred), values)
    XCTAssertEqual(values.compactMap(/Optional.some), [.list([1]), .alert, .list([2])])
  }

  func testPathOperatorOfSomeIsACasePath() {
    let some: AnyCasePath<Destination?, Destination> = /Optional.some
    XCTAssertEqual(some.extract(from: .alert), .alert)
    XCTAssertNil(some.extract(from: nil))
    XCTAssertEqual(some.embed(.alert), .some(.alert))
    let none: AnyCasePath<Destination?, Void> = /Optional.none
    XCTAssertNotNil(none.extract(from: nil))
    XCTAssertNil(none.extract(from: .alert))
    let implicit: AnyCasePath<Destination?, Void> = /.none
    XCTAssertNotNil(implicit.extract(from: nil))
    XCTAssertNil(implicit.extract(from: .alert))
  }

  func testComposedPathOperatorsPassThroughAnOptional() {
    let list = /AppAction.optional .. /Optional.some .. /Destination.list
    XCTAssertEqual(list.extract(from: .optional(.list([1]))), [1])
    XCTAssertEqual(list.embed([1]), .optional(.list([1])))
    let short: AnyCasePath<AppAction, [Int]> = /AppAction.optional .. /Destination.list
    XCTAssertEqual(short.extract(from: .optional(.list([1]))), [1])
    XCTAssertNil(short.extract(from: .optional(nil)))
    let constructor: AnyCasePath<AppAction, [Int]> = /AppAction.optional .. Destination.list
    XCTAssertEqual(constructor.extract(from: .optional(.list([1]))), [1])
    let actions = [AppAction.optional(.list([1])), .optional(nil), .tapped]
    XCTAssertEqual(actions.compactMap(/AppAction.optional .. Destination.list), [[1]])
    XCTAssertEqual(actions.map { /AppAction.optional ~= $0 }, [true, true, false])
  }

  func testSwitchOverAnOptionalMatchesPathOperators() {
    func name(_ destination: Destination?) -> String {
      switch destination {
      case /Destination.alert: "alert"
      case /Destination.list: "list"
      case /Optional.none: "none"
      default: "other"
      }
    }
    XCTAssertEqual(name(.alert), "alert")
    XCTAssertEqual(name(.list([])), "list")
    XCTAssertEqual(name(nil), "none")
    XCTAssertEqual(name(.counter(Counter())), "other")
  }
}

/// An enum that is not `Equatable`.
@CasePathable
private enum Tap {
  case tapped
  case typed(() -> String)
}
