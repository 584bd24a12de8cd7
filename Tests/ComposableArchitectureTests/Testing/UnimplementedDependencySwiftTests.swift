import ComposableArchitecture
import TestSupport
import Testing

/// Issues about dependencies that a test of Swift Testing does not override.
@MainActor
struct UnimplementedDependencySwiftTests {
  @Test(arguments: 1...2)
  func theIssueNamesTheTest(run: Int) async {
    let issues = await recordIssues {
      let store = TestStore(initialState: Nap.State()) { Nap() }
      await store.send(.wait)
      await store.send(.wait)
      await store.finish()
    }
    #expect(issues.count == 1)
    #expect(issues.message(at: 0).contains("UnimplementedDependencySwiftTests"))
    #expect(issues.message(at: 0).contains("theIssueNamesTheTest(run:)"))
  }
}

@Reducer
private struct Nap {
  struct State: Equatable {}

  enum Action {
    case wait
  }

  @Dependency(\.continuousClock) var clock

  var body: some ReducerOf<Self> {
    Reduce { _, _ in
      .run { [clock] _ in try await clock.sleep(for: .seconds(1)) }
    }
  }
}
