import TestSupport
import XCTest

@testable import ComposableArchitecture

/// A test case of features. At the end of each test, no cancel identifier and no presented feature
/// may be left.
///
/// All tests are asynchronous, because XCTest on Linux calls only asynchronous tests on the main
/// actor.
@MainActor
class FeatureTestCase: XCTestCase {
  override func tearDown() async throws {
    let isClean = await holds {
      CancellationRegistry.shared.count == 0 && MountRegistry.totalCount == 0
    }
    XCTAssertTrue(
      isClean,
      """
      \(CancellationRegistry.shared.count) cancellation ids and \
      \(MountRegistry.totalCount) presented features are left.
      """
    )
  }
}

/// Waits until `condition` is `true`, and fails after 10 seconds. This limit is long enough for a
/// busy machine.
@MainActor
func eventually(
  _ condition: @MainActor () -> Bool,
  filePath: StaticString = #filePath,
  line: UInt = #line
) async {
  let didHold = await holds(condition)
  XCTAssertTrue(didHold, "The condition was never true.", file: filePath, line: line)
}

/// Asserts that there is exactly one issue, which is a failure at `line` whose message contains
/// `text`.
func assertOne(
  _ issues: [RecordedIssue],
  at line: UInt,
  containing text: String,
  filePath: StaticString = #filePath,
  callLine: UInt = #line
) {
  let isExpected =
    issues.count == 1 && issues[0].isFailure && issues[0].line == line
    && issues[0].message.contains(text)
  XCTAssertTrue(
    isExpected,
    "Expected one failure at line \(line) that contains '\(text)': \(issues)",
    file: filePath,
    line: callLine
  )
}

/// Returns whether `condition` becomes `true` before `timeout` elapses. The function is not named
/// `wait`, because test cases have a method `wait`.
@MainActor
private func holds(
  within timeout: Duration = .seconds(10),
  _ condition: @MainActor () -> Bool
) async -> Bool {
  await wait(atMost: timeout, until: condition)
}

/// Asserts that an action started work, and that the work finishes.
@MainActor
func assertFinishes(
  _ task: StoreTask,
  within timeout: Duration = .seconds(10),
  filePath: StaticString = #filePath,
  line: UInt = #line
) async {
  guard let work = task.task else {
    return XCTFail("The action started no work.", file: filePath, line: line)
  }
  let didEnd = await holds(within: timeout) { work.isComplete }
  XCTAssertTrue(didEnd, "The work did not finish.", file: filePath, line: line)
}

/// Asserts that an action started work, and that the work has not finished although other tasks
/// had time to run.
///
/// The number of cancel identifiers does not show that an effect runs, because the identifier of a
/// cancelled effect is removed when the effect has finished.
@MainActor
func assertIsRunning(
  _ task: StoreTask,
  filePath: StaticString = #filePath,
  line: UInt = #line
) async {
  await Task.megaYield()
  XCTAssertEqual(task.task?.isComplete, false, "No work runs.", file: filePath, line: line)
}
