import ConcurrencyExtras
import IssueReporting
import TestSupport
import XCTest

@testable import ComposableArchitecture

/// Issues about dependencies that a test does not override.
final class UnimplementedDependencyTests: FeatureTestCase {
  func testTheIssueNamesTheTestTheFeatureAndTheAction() async {
    let issues = await recordIssues {
      let store = TestStore(initialState: Weather.State()) { Weather() }
      await store.send(.refresh)
      await store.finish()
    }
    XCTAssertEqual(issues.count, 1)
    let message = issues.message(at: 0)
    XCTAssertTrue(
      message.contains(
        """
        Unimplemented: 'WeatherClient.load' was called, but the endpoint has no implementation.

          Test:    UnimplementedDependencyTests.testTheIssueNamesTheTestTheFeatureAndTheAction
          Feature: Weather
          Action:  Weather.Action.refresh

        """
      ),
      message
    )
  }

  func testTheIssueNamesTheInnermostFeature() async {
    let issues = await recordIssues {
      let store = TestStore(initialState: Cities.State(cities: [Weather.State()])) { Cities() }
      await store.send(.cities(.element(id: 0, action: .refresh)))
      await store.finish()
    }
    XCTAssertEqual(issues.count, 1)
    let message = issues.message(at: 0)
    XCTAssertTrue(message.contains("  Feature: Weather\n"), message)
    XCTAssertTrue(message.contains("  Action:  Cities.Action.cities(.element(id:, "), message)
  }

  func testTheUseOfADependencyIsReportedOnceForEachFeature() async {
    let issues = await recordIssues {
      let store = TestStore(
        initialState: Cities.State(cities: [Weather.State(), Weather.State(id: 1)])
      ) {
        Cities()
      }
      for id in [0, 1, 0] {
        await store.send(.cities(.element(id: id, action: .refresh)))
      }
      await store.send(.refresh)
      await store.send(.refresh)
      await store.finish()
      let other = Store(initialState: Weather.State()) { Weather() }
      await other.send(.refresh).finish()
    }
    XCTAssertEqual(
      issues.messages.map { $0.contains("Feature: Cities") },
      [false, true, false],
      "\(issues.messages)"
    )
  }

  func testEachDependencyIsReported() async {
    let line = Weather.dependencyLine
    let issues = await recordIssues {
      let store = TestStore(initialState: Weather.State()) { Weather() }
      store.exhaustivity = .off
      for _ in 1...3 {
        await store.send(.wait)
        await store.finish()
      }
    }
    XCTAssertEqual(issues.map(\.line), [line, line + 1], "\(issues.messages)")
    for issue in issues { XCTAssertTrue(issue.message.contains("Feature: Weather\n")) }
  }

  func testTheEffectsOfAConcatenationNameTheirFeature() async {
    let issues = await recordIssues {
      let store = TestStore(initialState: Weather.State()) { Weather() }
      await store.send(.refreshLater)
      await store.finish()
    }
    XCTAssertEqual(issues.count, 1)
    XCTAssertTrue(
      issues.message(at: 0).contains("Action:  Weather.Action.refreshLater\n"),
      issues.message(at: 0)
    )
  }

  func testEachUseOutsideOfAFeatureIsReported() {
    let client = WeatherClient()
    let messages = recordMessages {
      client.load()
      client.load()
    }
    XCTAssertEqual(messages.count, 2)
    for message in messages {
      let test = "UnimplementedDependencyTests.testEachUseOutsideOfAFeatureIsReported"
      XCTAssertTrue(message.contains("  Test: \(test)\n"), message)
      XCTAssertFalse(message.contains("Feature:"), message)
    }
  }

  #if Combine
    func testASchedulerWithoutALocationIsReportedAtTheStore() async {
      let line: UInt = #line + 2
      let issues = await recordIssues {
        let store = TestStore(initialState: Weather.State()) {
          Weather()
        } withDependencies: {
          $0.mainQueue = .unimplemented
        }
        await store.send(.schedule)
        await store.finish()
      }
      assertOne(issues, at: line, containing: "Feature: Weather\n")
    }
  #endif
}

@DependencyClient
private struct WeatherClient: Sendable {
  var load: @Sendable () -> Void
}

extension WeatherClient: TestDependencyKey {
  static var testValue: Self { Self() }
}

@Reducer
private struct Weather {
  struct State: Equatable, Identifiable {
    var id = 0
  }

  enum Action {
    case refresh, refreshLater, schedule, wait
  }

  static let dependencyLine: UInt = #line + 1
  @Dependency(\.date) var date
  @Dependency(\.continuousClock) var clock
  @Dependency(WeatherClient.self) var client
  #if Combine
    @Dependency(\.mainQueue) var mainQueue
  #endif

  var body: some ReducerOf<Self> {
    Reduce { _, action in
      switch action {
      case .refresh:
        return .run { [client] _ in client.load() }
      case .refreshLater:
        return .concatenate(.run { _ in await Task.yield() }, .run { [client] _ in client.load() })
      case .schedule:
        #if Combine
          mainQueue.schedule {}
        #endif
        return .none
      case .wait:
        _ = date.now
        return .run { [clock] _ in try await clock.sleep(for: .seconds(1)) }
      }
    }
  }
}

@Reducer
private struct Cities {
  struct State: Equatable {
    var cities: IdentifiedArrayOf<Weather.State>
  }

  enum Action {
    case cities(IdentifiedActionOf<Weather>)
    case refresh
  }

  @Dependency(WeatherClient.self) var client

  var body: some ReducerOf<Self> {
    Reduce { _, action in
      switch action {
      case .cities: return .none
      case .refresh:
        client.load()
        return .none
      }
    }
    .forEach(\.cities, action: \.cities) { Weather() }
  }
}
