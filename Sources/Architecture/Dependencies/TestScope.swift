import ConcurrencyExtras
import Foundation
import IssueReporting

extension DependencyDefaults {
  /// The defaults of the current test, or of the process outside of tests.
  static var current: DependencyDefaults {
    guard isTesting else { return process }
    // XCTest runs one test at a time and notifies its observer of each test. The lookup of the
    // observed test is faster than the lookup of the test of the current task.
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
  /// Registers an action that is called when the current test ends.
  ///
  /// In XCTest, the action is called when XCTest notifies the observer of the end of the test. In
  /// Swift Testing, a trait of type `DependenciesTrait` calls the action. Without such a trait, or
  /// outside of tests, the action is not called.
  package func onTestEnd(_ action: @escaping @Sendable () -> Void) {
    guard isTesting else { return }
    defaults.onTestEnd(action)
  }

  /// Calls the actions that were registered for the end of the test that owns these defaults.
  package func testDidEnd() {
    defaults.testDidEnd()
  }
}

/// The defaults of each test that Swift Testing runs. Several tests can run at the same time.
final class SwiftTestingScope: Sendable {
  static let shared = SwiftTestingScope()

  private let tests = Lock<[TestContext.Testing.Test.ID: DependencyDefaults]>([:])

  func defaults(for id: TestContext.Testing.Test.ID) -> DependencyDefaults {
    tests.withLock { tests in
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

  private let state = Lock(State())

  /// The defaults of the current test case, or `nil` between test cases and if XCTest is not
  /// observed.
  var defaults: DependencyDefaults? { state.withLock { $0.defaults } }

  /// Returns the defaults of the current test case, or the defaults between test cases. The first
  /// call starts to observe XCTest.
  func observe() -> DependencyDefaults {
    state.withLock { state in
      if !state.isObserving {
        state.isObserving = true
        // XCTest does not notify the observer of the start of the test case that already runs. The
        // defaults of the running test case are therefore set here.
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
    replace(with: DependencyDefaults())
  }

  private func finish() {
    replace(with: nil)?.testDidEnd()
  }

  /// Replaces the defaults of the test case, and creates new defaults for the time between test
  /// cases. Returns the previous defaults of the test case.
  ///
  /// The previous defaults are released after the lock is released, because the deinitializer of a
  /// dependency can read another dependency.
  @discardableResult
  private func replace(with defaults: DependencyDefaults?) -> DependencyDefaults? {
    let previous = state.withLock { state in
      defer {
        state.defaults = defaults
        state.fallback = DependencyDefaults()
      }
      return state
    }
    return previous.defaults
  }
}
