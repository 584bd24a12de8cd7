import ComposableArchitecture
import XCTest

/// The API for features and their tests, which a single import provides.
final class OneImportTests: FeatureTestCase {
  func testOneImportExportsTheUnderlyingModules() async throws {
    // Dependencies, DependenciesMacros
    XCTAssertEqual(withDependencies({ $0.greeter = Greeter { "Hi" } }) { Welcome().text }, "Hi")
    // CasePaths
    XCTAssertEqual(Choice.one(1)[case: \.one], 1)
    var choice = Choice.one(1)
    XCTModify(&choice, case: \.one) { $0 = 2 }
    XCTAssertEqual(try XCTUnwrap(choice, case: \.one), 2)
    XCTAssertEqual((/Choice.one).extract(from: choice), 2)
    // Clocks
    let clock: any Clock<Duration> = TestClock()
    _ = [clock, ImmediateClock(), UnimplementedClock()]
    // ConcurrencyExtras
    await Task.megaYield()
    XCTAssertEqual(LockIsolated(1).value, 1)
    XCTAssertEqual(UncheckedSendable(1).value, 1)
    // CustomDump
    XCTAssertNotNil(diff(1, 2))
    expectNoDifference(1, 1)
    // IdentifiedCollections
    XCTAssertEqual(IdentifiedArrayOf<Named>().count, 0)
    // IssueReporting
    XCTAssertTrue(isTesting)
    withIssueReporters([]) { reportIssue("A message that no reporter receives") }
    // Observation
    withObservationTracking {
    } onChange: {
    }
    // Alerts
    XCTAssertEqual(AlertState<Bool> { TextState("Hi") }.title, TextState("Hi"))
  }

  /// Compiles only if the types are available without the name of their module.
  func testPublicTypesAreAvailableWithoutTheModuleName() async {
    let _: [Any.Type] = [
      Effect<Int>.self, EffectOf<Counter>.self, Send<Int>.self, SendOf<Counter>.self,
      TaskResult<Int>.self, Reduce<Int, Int>.self, EmptyReducer<Int, Int>.self,
      CombineReducers<Counter.State, Counter.Action, Counter>.self, BindingAction<Int>.self,
      IdentifiedAction<Int, Int>.self, IdentifiedActionOf<Row>.self, PresentationState<Int>.self,
      PresentationAction<Int>.self, StackState<Int>.self, StackAction<Int, Int>.self,
      StackActionOf<Counter>.self, StackElementID.self, DismissEffect.self,
      Store<Int, Int>.self, StoreOf<Counter>.self, StoreTask.self, ViewStore<Int, Int>.self,
      ViewStoreOf<Counter>.self, TestStore<Int, Int>.self, TestStoreOf<Counter>.self,
      TestStoreTask.self, Exhaustivity.self,
    ]
  }
}

extension OneImportTests {
  @DependencyClient
  struct Greeter: TestDependencyKey {
    var greet: @Sendable () -> String = { "" }

    static let testValue = Greeter()
  }
}

extension DependencyValues {
  fileprivate var greeter: OneImportTests.Greeter {
    get { self[OneImportTests.Greeter.self] }
    set { self[OneImportTests.Greeter.self] = newValue }
  }
}

private struct Welcome {
  @Dependency(\.greeter) var greeter
  var text: String { greeter.greet() }
}

@CasePathable
private enum Choice: Equatable {
  case one(Int)
  case other
}

private struct Named: Identifiable {
  let id: String
}

private struct Row: Reducer {
  struct State: Identifiable { let id: Int }
  enum Action {}
  func reduce(into state: inout State, action: Action) -> Effect<Action> {}
}
