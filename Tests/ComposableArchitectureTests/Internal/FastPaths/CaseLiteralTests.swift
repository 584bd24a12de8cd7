import XCTest

@testable import ComposableArchitecture

/// The case key paths that are written as literals in calls of operators.
final class CaseLiteralTests: XCTestCase {
  func testCaseKeyPathLiteralIsEvaluatedOnce() {
    XCTAssertNotNil(literal().address)
    XCTAssertEqual(literal().address, literal().address)
    XCTAssertTrue(literal().keyPath === literal().keyPath)
  }

  func testCaseKeyPathLiteralExtractsAndEmbedsItsCase() {
    let path = literal().path
    XCTAssertEqual(path.extract(from: .first(1)), 1)
    XCTAssertNil(path.extract(from: .second(1)))
    XCTAssertEqual(path.embed(3), .first(3))
  }

  func testCaseKeyPathLiteralsOfTheSameTypesEmbedTheirOwnCases() {
    let first = CaseLiteral<Numbers, Int>({ \.first })
    let second = CaseLiteral<Numbers, Int>({ \.second })
    for _ in 1...3 {
      XCTAssertEqual(first.path.embed(1), .first(1))
      XCTAssertEqual(second.path.embed(1), .second(1))
    }
  }

  func testCaseKeyPathOfAVariableIsNotCachedAsALiteral() {
    for (keyPath, expected) in [
      (\Numbers.Cases.first, Numbers.first(1)), (\Numbers.Cases.second, .second(1)),
    ] {
      let variable = captured(keyPath)
      XCTAssertNil(variable.address)
      XCTAssertEqual(variable.path.embed(1), expected)
      XCTAssertTrue(variable.keyPath === keyPath)
    }
  }

  func testGenericCaseKeyPathLiteralIsEvaluatedForEachType() {
    XCTAssertEqual(wrapped(Int.self).path.embed(1), .wrapped(1))
    XCTAssertEqual(wrapped(String.self).path.embed("a"), .wrapped("a"))
    XCTAssertEqual(wrapped(Int.self).path.embed(2), .wrapped(2))
  }

  func testScopeCallRunsTheChildrenOfSeveralKeyPaths() {
    // The loop evaluates the same call with several key paths.
    for (toState, toAction, expected) in [
      (\Pair.State.first, \Pair.Action.Cases.first, Pair.State(first: 1, second: 0)),
      (\Pair.State.second, \Pair.Action.Cases.second, Pair.State(first: 0, second: 1)),
    ] {
      let scope = Scope<Pair.State, Pair.Action, Increment>(state: toState, action: toAction) {
        Increment()
      }
      var state = Pair.State()
      _ = scope.reduce(into: &state, action: toAction(.tapped))
      XCTAssertEqual(state, expected)
    }
  }

  private func literal() -> CaseLiteral<Numbers, Int> { unevaluated(\.first) }
}

@CasePathable
private enum Numbers: Equatable {
  case first(Int)
  case second(Int)
}

@CasePathable
private enum Wrapper<Value: Equatable>: Equatable {
  case wrapped(Value)
}

private struct Increment: Reducer {
  enum Action { case tapped }

  func reduce(into state: inout Int, action: Action) -> Effect<Action> {
    state += 1
    return .none
  }
}

private enum Pair {
  struct State: Equatable {
    var first = 0
    var second = 0
  }

  @CasePathable
  enum Action {
    case first(Increment.Action)
    case second(Increment.Action)
  }
}

private func unevaluated<Root, Value>(
  _ keyPath: @escaping @autoclosure () -> CaseKeyPath<Root, Value>
) -> CaseLiteral<Root, Value> {
  CaseLiteral(keyPath)
}

private func captured<Root, Value>(
  _ keyPath: CaseKeyPath<Root, Value>
) -> CaseLiteral<Root, Value> {
  unevaluated(keyPath)
}

private func wrapped<Value>(_: Value.Type) -> CaseLiteral<Wrapper<Value>, Value> {
  unevaluated(\.wrapped)
}
