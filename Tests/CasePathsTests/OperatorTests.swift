import CasePaths
import TestSupport
import XCTest

final class OperatorTests: XCTestCase {
  func testPathOperatorEmbedsAndExtractsAPayload() {
    let path = /Destination.counter
    XCTAssertEqual(path.embed(Counter()), .counter(Counter()))
    XCTAssertEqual(path.extract(from: .counter(Counter(count: 1))), Counter(count: 1))
    XCTAssertNil(path.extract(from: .alert))
    XCTAssertNil(path.extract(from: .list([])))
  }

  func testPathOperatorExtractsALabelledTuple() {
    let labelled: AnyCasePath<Destination, (id: Int, text: String)> = /Destination.fact
    XCTAssertEqual(labelled.extract(from: .fact(id: 1, text: "Prime"))?.text, "Prime")
    let unlabelled: AnyCasePath<Destination, (Int, String)> = /Destination.fact
    XCTAssertEqual(unlabelled.extract(from: .fact(id: 1, text: "Prime"))?.1, "Prime")
    let inferred = /Destination.fact(id:text:)
    XCTAssertEqual(inferred.extract(from: .fact(id: 1, text: "Prime"))?.0, 1)
    XCTAssertNil(inferred.extract(from: .alert))
  }

  func testPathOperatorExtractsAPayloadWithASingleLabel() {
    let path = /PathAction.popFrom
    XCTAssertEqual(path.extract(from: .popFrom(id: 3)), 3)
    XCTAssertNil(path.extract(from: .element(id: 3, action: .counter(.increment))))
  }

  func testPathOperatorEmbedsAndExtractsACaseWithoutPayload() {
    let path = /Destination.alert
    XCTAssertEqual(path.embed(), .alert)
    XCTAssertNotNil(path.extract(from: .alert))
    XCTAssertNil(path.extract(from: .list([])))
  }

  func testPathOperatorDistinguishesCasesWithTheSamePayloadType() {
    enum Twins: Equatable {
      case first(Int)
      case second(Int)
    }
    // With each order of the values, one of the paths reads a value of another case first.
    for values in [[Twins.first(1), .second(2)], [.second(2), .first(1)]] {
      let first = /Twins.first
      let second = /Twins.second
      XCTAssertEqual(values.compactMap(first.extract(from:)), [1])
      XCTAssertEqual(values.compactMap(second.extract(from:)), [2])
      XCTAssertEqual(values.compactMap(first.extract(from:)), [1])
    }
  }

  func testPathOperatorExtractsFromAnOptionalRoot() {
    let counter: AnyCasePath<Destination?, Counter> = /Destination.counter
    XCTAssertEqual(counter.extract(from: .counter(Counter())), Counter())
    XCTAssertNil(counter.extract(from: .alert))
    XCTAssertNil(counter.extract(from: nil))
    XCTAssertEqual(counter.embed(Counter()), .counter(Counter()))

    let alert: AnyCasePath<Destination?, Void> = /Destination.alert
    XCTAssertNotNil(alert.extract(from: .alert))
    XCTAssertNil(alert.extract(from: .list([])))
    XCTAssertNil(alert.extract(from: nil))
  }

  func testPathOperatorMatchesTheCasesOfOptional() {
    XCTAssertEqual((/Destination?.some).extract(from: .alert), .alert)
    XCTAssertNil((/Destination?.some).extract(from: nil))
    let none: AnyCasePath<Destination?, Void> = /Destination?.none
    XCTAssertNotNil(none.extract(from: nil))
    XCTAssertNil(none.extract(from: .alert))
  }

  func testPathOperatorOfImplicitSomeModifiesAnOptional() throws {
    var destination: Destination? = .list([1])
    try (/.some).modify(&destination) { $0 = .alert }
    XCTAssertEqual(destination, .alert)
    XCTAssertNil((/.some as AnyCasePath<Int?, Int>).extract(from: nil))
  }

  func testPathOperatorOfSelfIsTheIdentity() {
    XCTAssertEqual((/Destination.self).extract(from: .alert), .alert)
  }

  func testPathOperatorReturnsAnExtractFunction() {
    let values = [Destination.list([1]), .alert, .list([2])]
    XCTAssertEqual(values.compactMap(/Destination.list), [[1], [2]])
  }

  func testPathOperatorReturnsAnExtractFunctionOfOptionals() {
    let values: [Destination?] = [.list([1]), nil, .alert, .list([2])]
    XCTAssertEqual(values.compactMap(/Destination.list), [[1], [2]])
  }

  func testPathOperatorAcceptsAConstructorThatIsNotSendable() {
    // In Swift 5 mode, the compiler doesn't convert a constructor to a `@Sendable` function.
    let embed: (Counter) -> Destination = Destination.counter
    let path: AnyCasePath<Destination, Counter> = /embed
    XCTAssertEqual(path.extract(from: .counter(Counter())), Counter())
    let optional: AnyCasePath<Destination?, Counter> = /embed
    XCTAssertEqual(optional.extract(from: .counter(Counter())), Counter())
    let unsafe = AnyCasePath(unsafe: embed)
    XCTAssertEqual(unsafe.extract(from: .counter(Counter())), Counter())
    XCTAssertEqual([Destination.counter(Counter()), .alert].compactMap(/embed), [Counter()])
    let composed: AnyCasePath<AppAction, Counter> =
      /AppAction.optional .. /Destination?.some .. embed
    XCTAssertEqual(composed.extract(from: .optional(.counter(Counter()))), Counter())
  }

  func testSwitchMatchesPathOperators() {
    func name(_ action: AppAction) -> String {
      switch action {
      case /AppAction.destination .. /Destination.alert: "alert"
      case /AppAction.destination: "destination"
      case /AppAction.tapped: "tapped"
      default: "other"
      }
    }
    XCTAssertEqual(name(.destination(.alert)), "alert")
    XCTAssertEqual(name(.destination(.list([]))), "destination")
    XCTAssertEqual(name(.tapped), "tapped")
    XCTAssertEqual(name(.optional(nil)), "other")
  }

  func testComposedPathOperatorReturnsAnExtractFunction() {
    let actions = [AppAction.destination(.list([1])), .tapped, .destination(.alert)]
    XCTAssertEqual(actions.compactMap(/AppAction.destination .. Destination.list), [[1]])
  }

  func testComposedPathOperatorsEmbedAndExtract() {
    let element = /AppAction.path .. /PathAction.element
    let action = AppAction.path(.element(id: 1, action: .counter(.set(2))))
    XCTAssertEqual(element.extract(from: action)?.0, 1)
    XCTAssertNil(element.extract(from: .tapped))
    let list = /AppAction.optional .. /Destination?.some .. Destination.list
    XCTAssertEqual(list.extract(from: .optional(.list([1]))), [1])
    XCTAssertEqual(list.embed([1]), .optional(.list([1])))
  }

  func testCustomOperatorCanUseTheFormerNameCasePath() {
    func forEach<Root, Action>(_ path: CasePath<Root, (Int, Action)>) -> CasePath<Root, Action> {
      path.appending(path: CasePath(embed: { (0, $0) }, extract: { $0.1 }))
    }
    let path = forEach((/AppAction.path).appending(path: /PathAction.element))
    let action = AppAction.path(.element(id: 0, action: .counter(.increment)))
    XCTAssertEqual(path.extract(from: action), .counter(.increment))
    XCTAssertEqual(path.embed(.counter(.increment)), action)
  }

  func testPathOperatorsCompileAsFunctionArguments() {
    func pick<A, B>(state: AnyCasePath<Destination, A>, action: AnyCasePath<AppAction, B>) -> Bool {
      state.extract(from: .counter(Counter())) != nil && action.extract(from: .tapped) != nil
    }
    XCTAssertTrue(pick(state: /Destination.counter, action: /AppAction.tapped))
  }

  func testCasePathOfAStructReportsAnIssueAndExtractsNil() {
    struct Box { var value: Int }
    let issues = recordMessages {
      let path = AnyCasePath<Box, Int>(unsafe: Box.init)
      XCTAssertNil(path.extract(from: Box(value: 1)))
    }
    XCTAssertEqual(issues.count, 1)
  }
}
