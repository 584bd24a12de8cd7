import TestSupport
import XCTest

@testable import ComposableArchitecture

final class TaskResultTests: XCTestCase {
  func testTaskResultStoresTheReturnedValueOrTheThrownError() async throws {
    let success = await TaskResult { 1 }
    XCTAssertEqual(success, .success(1))
    let failure = await TaskResult<Int> { throw Comparable(id: 1) }
    XCTAssertEqual(failure, .failure(Comparable(id: 1)))
    XCTAssertEqual(try success.value, 1)
    XCTAssertThrowsError(try failure.value) { XCTAssertEqual($0 as? Comparable, Comparable(id: 1)) }
  }

  func testTaskResultStoresACancellationErrorAsAFailure() async {
    let result = await TaskResult<Int> { throw CancellationError() }
    guard case .failure(let error) = result else { return XCTFail("\(result)") }
    XCTAssertTrue(error is CancellationError)
  }

  func testTaskResultConvertsToAndFromResult() throws {
    XCTAssertEqual(TaskResult(Result<Int, Comparable>.success(1)), .success(1))
    XCTAssertEqual(
      TaskResult(Result<Int, Comparable>.failure(Comparable(id: 1))),
      .failure(Comparable(id: 1))
    )
    XCTAssertEqual(try Result(TaskResult.success(1)).get(), 1)
    XCTAssertThrowsError(try Result(TaskResult<Int>.failure(Comparable(id: 1))).get())
  }

  func testMapAndFlatMapOfATaskResultTransformOnlySuccesses() {
    XCTAssertEqual(TaskResult.success(1).map { "\($0)" }, .success("1"))
    XCTAssertEqual(
      TaskResult<Int>.failure(Comparable(id: 1)).map { "\($0)" },
      .failure(Comparable(id: 1))
    )
    XCTAssertEqual(
      TaskResult.success(1).flatMap { TaskResult<String>.failure(Comparable(id: $0)) },
      .failure(Comparable(id: 1))
    )
    XCTAssertEqual(
      TaskResult<Int>.failure(Comparable(id: 1)).flatMap { .success("\($0)") },
      .failure(Comparable(id: 1))
    )
  }

  func testTaskResultCasesAreReadThroughCasePaths() {
    let result = TaskResult.success(1)
    XCTAssertTrue(result.is(\.success))
    XCTAssertEqual(result[case: \.success], 1)
    XCTAssertNil(result[case: \.failure])
  }

  func testTaskResultFailuresAreEqualIfTheirErrorsAreEqual() {
    let issues = recordIssues {
      let failure = TaskResult<Int>.failure(Comparable(id: 1))
      XCTAssertEqual(failure, .failure(Comparable(id: 1)))
      XCTAssertNotEqual(failure, .failure(Comparable(id: 2)))
      XCTAssertNotEqual(failure, .failure(Incomparable()))
      XCTAssertNotEqual(failure, .success(1))
      XCTAssertEqual(failure.hashValue, TaskResult<Int>.failure(Comparable(id: 1)).hashValue)
      XCTAssertEqual(Set([failure, failure, .success(1), .success(1)]).count, 2)
    }
    XCTAssertTrue(issues.isEmpty, "\(issues)")
  }

  func testTaskResultFailuresOfNonEquatableErrorsAreUnequalAndReported() {
    let failure = TaskResult<Int>.failure(Incomparable())
    let issues = recordIssues {
      XCTAssertNotEqual(failure, .failure(Incomparable()))
    }
    XCTAssertEqual(issues.count, 1)
    XCTAssertTrue(issues.message(at: 0).contains("'Incomparable' 'Equatable'"), "\(issues)")
  }

  func testHashingTaskResultsOfNonHashableErrorsIsReported() {
    let failure = TaskResult<Int>.failure(Incomparable())
    let issues = recordIssues {
      XCTAssertEqual(failure.hashValue, TaskResult<Int>.failure(Incomparable()).hashValue)
    }
    XCTAssertEqual(issues.count, 2)
    XCTAssertTrue(issues.message(at: 0).contains("'Incomparable' 'Hashable'"), "\(issues)")
  }

  func testTaskResultsReportNothingForDifferentErrorTypesOrIfNotReported() {
    let failure = TaskResult<Int>.failure(Incomparable())
    let issues = recordIssues {
      XCTAssertNotEqual(failure, .failure(CancellationError()))
      TaskResultErrors.$areReported.withValue(false) {
        XCTAssertNotEqual(failure, .failure(Incomparable()))
        _ = failure.hashValue
      }
    }
    XCTAssertTrue(issues.isEmpty, "\(issues)")
  }
}

private struct Comparable: Error, Hashable {
  let id: Int
}

private struct Incomparable: Error {}
