#if DEBUG
  import ConcurrencyExtras
  import Foundation
  import IssueLocations
  internal import Testing
  internal import XCTest

  /// An observer of XCTest that records which test runs.
  final class TestObserver: NSObject, XCTestObservation {
    private static let name = Lock<String?>(nil)

    /// Starts to record the running test. Called once, before the first test.
    static func start() {
      XCTestObservationCenter.shared.addTestObserver(TestObserver())
      RunningTest.findName { Test.current.map { "\($0.id)" } ?? name.withLock { $0 } }
    }

    func testCaseWillStart(_ testCase: XCTestCase) {
      let name = testCase.name
      Self.name.withLock { $0 = name }
    }

    func testCaseDidFinish(_ testCase: XCTestCase) {
      Self.name.withLock { $0 = nil }
    }
  }
#endif
