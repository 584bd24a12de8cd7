import ConcurrencyExtras
import Dependencies
import DependenciesNetworking
import Foundation
import FoundationNetworking
import IssueReporting
import TestSupport
import XCTest

final class URLSessionTests: XCTestCase {
  private let recorder = IssueRecorder()

  func testURLSessionRequestFailsAndIsReportedInATest() {
    // The session reports the issue outside of a task, so the test replaces the reporters for code
    // outside of tasks.
    let previous = setReportersOfNoTask([recorder])
    let session = DependencyValues._current.urlSession
    let failed = expectation(description: "failed")
    session.dataTask(with: URLRequest(url: URL(fileURLWithPath: "/nothing"))) { _, _, error in
      XCTAssertNotNil(error)
      failed.fulfill()
    }.resume()
    wait(for: [failed], timeout: 60)
    setReportersOfNoTask(previous)
    XCTAssertEqual(recorder.messages.count, 1)
    XCTAssertTrue(recorder.messages.first?.contains("GET file:///nothing") == true)
  }

  @discardableResult
  private func setReportersOfNoTask(_ reporters: [any IssueReporter]) -> [any IssueReporter] {
    let previous = LockIsolated<[any IssueReporter]>([])
    let done = expectation(description: "set")
    DispatchQueue.global().async {
      previous.setValue(IssueReporters.current)
      IssueReporters.current = reporters
      done.fulfill()
    }
    wait(for: [done], timeout: 60)
    return previous.value
  }
}
