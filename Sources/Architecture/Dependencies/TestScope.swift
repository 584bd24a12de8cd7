import ConcurrencyExtras
import Foundation
import IssueReporting

extension DependencyDefaults {
  /// The defaults of the test that runs, or of the process outside of tests.
  static var current: DependencyDefaults {
    guard isTesting else { return process }
    // XCTest runs one test at a time and tells when it does, which is quicker to look up than the
    // test of the current task.
    if let defaults = XCTestScope.shared.defaults { return defaults }
    switch TestContext.current {
    case .swiftTesting(let testing?):
      return SwiftTestingScope.shared.defaults(for: testing.test.id)
    case .xcTest:
      return XCTestScope.shared.observe()
    default:
      return process
    }
  }

  private static let process = DependencyDefaults()
}

extension DependencyValues {
  /// Calls an action when the current test ends.
  ///
  /// XCTest notifies when a test ends. Swift Testing does not: there the trait `.dependencies` does, and
  /// without the trait the action is not called.
  package func atTestEnd(_ action: @escaping @Sendable () -> Void) {
    guard isTesting else { return }
    defaults.atTestEnd(action)
  }

  /// Performs the actions for the end of the test to which the defaults of these values belong.
  package func testDidEnd() {
    defaults.testDidEnd()
  }
}

/// The defaults of each test that Swift Testing runs, many of them at a time.
final class SwiftTestingScope: Sendable {
  static let shared = SwiftTestingScope()

  private let tests = LockIsolated<[TestContext.Testing.Test.ID: DependencyDefaults]>([:])

  func defaults(for id: TestContext.Testing.Test.ID) -> DependencyDefaults {
    tests.withValue { tests in
      if let defaults = tests[id] { return defaults }
      let defaults = DependencyDefaults()
      tests[id] = defaults
      return defaults
    }
  }
}

/// The defaults of the test case that XCTest runs.
final class XCTestScope: Sendable {
  static let shared = XCTestScope()

  private struct State {
    var defaults: DependencyDefaults?
    var fallback = DependencyDefaults()
    var isObserving = false
  }

  private let state = LockIsolated(State())

  /// The defaults of the test case that runs, once XCTest is observed.
  var defaults: DependencyDefaults? { state.withValue { $0.defaults } }

  /// Starts to observe XCTest on first use, which is within a test case or between two.
  func observe() -> DependencyDefaults {
    state.withValue { state in
      if !state.isObserving {
        state.isObserving = true
        // The first test case is under way when it first asks: it will not be announced any more.
        if XCTestObserver.install(
          testCaseWillStart: { [self] in start() },
          testCaseDidFinish: { [self] in finish() }
        ) {
          state.defaults = state.fallback
        }
      }
      return state.defaults ?? state.fallback
    }
  }

  private func start() {
    state.withValue { $0.defaults = DependencyDefaults() }
  }

  private func finish() {
    let defaults = state.withValue { state in
      defer {
        state.defaults = nil
        state.fallback = DependencyDefaults()
      }
      return state.defaults
    }
    defaults?.testDidEnd()
  }
}
