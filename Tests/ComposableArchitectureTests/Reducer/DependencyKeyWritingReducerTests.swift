import ComposableArchitecture
import XCTest

final class DependencyKeyWritingReducerTests: FeatureTestCase {
  func testInnermostDependencyValueOverridesOuterValues() async {
    let store = Store<[Int], Void>(initialState: []) {
      Recorder().dependency(\.number, 42).dependency(\.number, 1729)
    }
    store.send(())
    XCTAssertEqual(store.withState { $0 }, [42])
  }

  func testInnermostDependencyValueOverridesTheValueOfAGroup() async {
    let store = Store<[Int], Void>(initialState: []) {
      CombineReducers {
        Recorder().dependency(\.number, 42)
        Recorder()
      }
      .dependency(\.number, 1729)
    }
    store.send(())
    XCTAssertEqual(store.withState { $0 }, [42, 1729])
  }

  func testChainedDependencyModifiersDoNotChangeTheReducerType() async {
    let reducer: _DependencyKeyWritingReducer<Recorder> =
      Recorder()
      .dependency(\.number, 1)
      .transformDependency(\.number) { $0 += 1 }
      .dependency(\.number, 3)
      .dependency(Number(value: 4))
    var state: [Int] = []
    _ = reducer.reduce(into: &state, action: ())
    XCTAssertEqual(state, [1])
  }

  func testDependencyTransformationsRunFromOutermostToInnermost() async {
    let store = Store<[Int], Void>(initialState: []) {
      Recorder()
        .transformDependency(\.number) { $0 *= 2 }
        .transformDependency(\.number) { $0 += 1 }
        .dependency(\.number, 20)
    }
    store.send(())
    XCTAssertEqual(store.withState { $0 }, [42])
  }

  func testInnermostDependencyTransformationRunsLastInAGroup() async {
    let store = Store<[Int], Void>(initialState: []) {
      CombineReducers {
        Recorder().transformDependency(\.number) { $0 = 42 }
        Recorder()
      }
      .transformDependency(\.number) { $0 = 1729 }
    }
    store.send(())
    XCTAssertEqual(store.withState { $0 }, [42, 1729])
  }

  func testDependencyValueThatIsItsOwnKeyIsOverriddenWithoutAKeyPath() async {
    let store = Store<[Int], Void>(initialState: []) {
      Reduce { state, _ in
        @Dependency(Number.self) var number
        state.append(number.value)
        return .none
      }
      .dependency(Number(value: 7))
    }
    store.send(())
    XCTAssertEqual(store.withState { $0 }, [7])
  }

  func testDependencyValueAppliesToEffectsAndNotToSiblingReducers() async {
    let store = Store<[Int], Int?>(initialState: []) {
      Reduce { state, action in
        @Dependency(\.number) var number
        state.append(action ?? -number)
        return .none
      }
      Reduce { _, action in
        @Dependency(\.number) var number
        return action == nil ? .run { send in await send(number) } : .none
      }
      .dependency(\.number, 42)
    }
    await store.send(nil).finish()
    XCTAssertEqual(store.withState { $0 }, [0, 42])
  }
}

private struct Number: TestDependencyKey {
  var value = 0
  static let testValue = Number()
}

extension DependencyValues {
  fileprivate var number: Int {
    get { self[Number.self].value }
    set { self[Number.self].value = newValue }
  }
}

private struct Recorder: Reducer {
  @Dependency(\.number) var number

  func reduce(into state: inout [Int], action: Void) -> Effect<Void> {
    state.append(number)
    return .none
  }
}
