import CasePaths
import XCTest

final class CaseKeyPathTests: XCTestCase {
  func testCallingACaseKeyPathEmbedsAPayload() {
    let counter: CaseKeyPath<Destination, Counter> = \.counter
    XCTAssertEqual(counter(Counter(count: 1)), .counter(Counter(count: 1)))
  }

  func testCaseKeyPathIsAKeyPathBetweenCaseValues() {
    XCTAssertTrue(Destination.Cases.self == Case<Destination>.self)
    let counter: CaseKeyPath<Destination, Counter> = \.counter
    let keyPath: KeyPath<Case<Destination>, Case<Counter>> = counter
    let partial: PartialKeyPath<Case<Destination>> = keyPath
    XCTAssertEqual(partial, \Destination.Cases.counter as PartialCaseKeyPath<Destination>)
  }

  func testCallingACaseKeyPathEmbedsATuple() {
    let fact = \Destination.Cases.fact
    XCTAssertEqual(fact((id: 1, text: "Prime")), .fact(id: 1, text: "Prime"))
  }

  func testCallingAVoidCaseKeyPathReturnsTheCaseWithoutPayload() {
    let alert: CaseKeyPath<Destination, Void> = \.alert
    XCTAssertEqual(alert(), .alert)
  }

  func testCallingAPartialCaseKeyPathWithAnotherTypeReturnsNil() {
    let counter: PartialCaseKeyPath<Destination> = \.counter
    XCTAssertEqual(counter(Counter()), .counter(Counter()))
    XCTAssertNil(counter("not a counter"))
  }

  func testCallingAPartialCaseKeyPathEmbedsAPayloadOfAnyType() {
    let values: [(PartialCaseKeyPath<AppAction>, Any)] = [
      (\.tapped, ()), (\.optional, Destination.alert), (\.optional, Destination?.none as Any),
      (\.destination.list, [1]), (\.path[id: 1].counter.set, 2),
    ]
    XCTAssertEqual(
      values.map { path, value -> AppAction? in path(value) },
      [
        .tapped, .optional(.alert), .optional(nil), .destination(.list([1])),
        .path(.element(id: 1, action: .counter(.set(2)))),
      ]
    )
    let tapped: PartialCaseKeyPath<AppAction> = \.tapped
    let action: AppAction? = tapped(1)
    XCTAssertNil(action)
  }

  func testPartialCaseKeyPathExtractsThePayload() {
    let list = Destination.list([1])
    let paths = Destination.allCasePaths.filter { list[case: $0] != nil }
    XCTAssertEqual(paths, [\.list])
    let payload = list[case: \.list as PartialCaseKeyPath<Destination>]
    XCTAssertEqual(payload as? [Int], [1])
    XCTAssertNil(list[case: \.alert as PartialCaseKeyPath<Destination>])
    XCTAssertNotNil(Destination.alert[case: \.alert as PartialCaseKeyPath<Destination>])
    let none = AppAction.optional(nil)[case: \.optional as PartialCaseKeyPath<AppAction>]
    XCTAssertNotNil(none)
    XCTAssertNil(AppAction.tapped[case: \.optional.list as PartialCaseKeyPath<AppAction>])
  }

  func testCaseKeyPathToAnOptionalPayloadExtractsTheWrappedValue() {
    let wrapped: CaseKeyPath<AppAction, Destination> = \.optional
    XCTAssertEqual(wrapped(.alert), .optional(.alert))
    XCTAssertEqual(AppAction.optional(.alert)[case: wrapped], .alert)
    XCTAssertNil(AppAction.optional(nil)[case: wrapped])
    XCTAssertNil(AppAction.tapped[case: wrapped])
    let optional = \AppAction.Cases.optional
    XCTAssertEqual(AppAction.optional(nil)[case: optional], .some(nil))
    let list: CaseKeyPath<AppAction, [Int]> = \.optional.list
    XCTAssertEqual(list([1]), .optional(.list([1])))
  }

  func testChainedCaseKeyPathEmbedsAndExtracts() {
    let set: CaseKeyPath<AppAction, Int> = \.path[id: 0].counter.set
    XCTAssertEqual(
      set(42),
      .path(.element(id: 0, action: .counter(.set(42))))
    )
    XCTAssertEqual(
      (\AppAction.Cases.path[id: 0].counter.increment)(),
      .path(.element(id: 0, action: .counter(.increment)))
    )
    XCTAssertEqual(set(42)[case: set], 42)
    XCTAssertNil((\AppAction.Cases.path[id: 1].counter.set)(42)[case: set])
  }

  func testAppendedCaseKeyPathEqualsTheChainedCaseKeyPath() {
    let path: CaseKeyPath<AppAction, PathAction> = \.path
    XCTAssertEqual(path.appending(path: \.[id: 0].counter), \.path[id: 0].counter)
  }

  func testCaseKeyPathsAreHashable() {
    let cases: Set<PartialCaseKeyPath<Destination>> = [\.counter, \.fact, \.counter]
    XCTAssertEqual(cases.count, 2)
    XCTAssertTrue(cases.contains(\.fact))
    XCTAssertNotEqual(\AppAction.Cases.path[id: 0], \AppAction.Cases.path[id: 1])
  }

  func testSelfCaseKeyPathIsTheIdentity() {
    let identity: CaseKeyPath<Destination, Destination> = \.self
    XCTAssertEqual(identity(.alert), .alert)
    XCTAssertEqual(Destination.alert[case: identity], .alert)
    XCTAssertTrue(Destination.alert.is(\.self))
  }

  func testSwitchMatchesCaseKeyPaths() {
    func name(_ destination: Destination) -> String {
      switch destination {
      case \.counter: "counter"
      case \.alert: "alert"
      default: "other"
      }
    }
    XCTAssertEqual(name(.counter(Counter())), "counter")
    XCTAssertEqual(name(.alert), "alert")
    XCTAssertEqual(name(.list([])), "other")
  }

  func testNeverCaseKeyPathMatchesNoCase() {
    XCTAssertFalse(Destination.alert.is(\.never))
    XCTAssertFalse(AppAction.destination(.alert).is(\.destination.never))
  }

  func testCaseKeyPathEmbedsAndExtractsInGenericCode() {
    func embed<Root: CasePathable, Value>(
      _ value: Value,
      in keyPath: CaseKeyPath<Root, Value>
    ) -> (Root, Value?) {
      (keyPath(value), keyPath(value)[case: keyPath])
    }
    let (root, value) = embed(1, in: \ChildAction.Cases.counter.set)
    XCTAssertEqual(root, .counter(.set(1)))
    XCTAssertEqual(value, 1)
  }
}
