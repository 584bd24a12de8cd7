import XCTest

@testable import ComposableArchitecture

/// A test case of features, each of whose tests ends with nothing left behind.
///
/// All its tests are asynchronous: XCTest on Linux calls no others on the main actor.
@MainActor
class FeatureTestCase: XCTestCase {
  override func tearDown() async throws {
    let isClean = await holds {
      CancellationRegistry.shared.count == 0 && PresentedFeatures.shared.count == 0
    }
    XCTAssertTrue(
      isClean,
      """
      \(CancellationRegistry.shared.count) cancellation ids and \
      \(PresentedFeatures.shared.count) presented features are left.
      """
    )
  }
}

/// Waits until `condition` holds, however long that takes a busy machine.
@MainActor
func eventually(
  _ condition: @MainActor () -> Bool,
  filePath: StaticString = #filePath,
  line: UInt = #line
) async {
  let didHold = await holds(condition)
  XCTAssertTrue(didHold, "The condition never held.", file: filePath, line: line)
}

/// Asserts that there is one failure, that it is at `line`, and that it says `text`.
func assertOne(
  _ issues: [RecordedIssue],
  at line: UInt,
  saying text: String,
  filePath: StaticString = #filePath,
  callLine: UInt = #line
) {
  let isExpected =
    issues.count == 1 && issues[0].isFailure && issues[0].line == line
    && issues[0].message.contains(text)
  XCTAssertTrue(
    isExpected,
    "Expected one failure at line \(line) saying '\(text)': \(issues)",
    file: filePath,
    line: callLine
  )
}

/// Whether `condition` comes to hold. A name of its own, because test cases have a `wait` too.
@MainActor
private func holds(_ condition: @MainActor () -> Bool) async -> Bool {
  await wait(atMost: .seconds(10), until: condition)
}

/// Asserts that the work of an action comes to its end.
@MainActor
func assertEnds(
  _ task: StoreTask,
  filePath: StaticString = #filePath,
  line: UInt = #line
) async {
  let didEnd = await holds { task.task?.isComplete ?? true }
  XCTAssertTrue(didEnd, "The work did not end.", file: filePath, line: line)
}
