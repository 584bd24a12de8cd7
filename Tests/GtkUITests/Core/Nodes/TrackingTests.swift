import GtkTestSupport
import Synchronization
import XCTest

@testable import GtkUI

final class TrackingTests: XCTestCase {
  func testOnlyTheLatestTrackingRunIsCurrent() {
    onMain {
      let model = Model()
      let tracking = Tracking()
      let announced = NotificationLog()
      for _ in 1...3 {
        tracking.track {
          _ = model.first
        } onChange: {
          announced.append($0)
        }
      }
      XCTAssertEqual(announced.generations.filter(tracking.isCurrent), [])
      model.first = 1
      XCTAssertEqual(announced.generations.filter(tracking.isCurrent).count, 1)
    }
  }

  func testTrackingDoesNotNotifyAfterItIsCancelledOrReleased() {
    onMain {
      let model = Model()
      let announced = NotificationLog()
      var tracking: Tracking? = Tracking()
      tracking?.track {
        _ = model.first
      } onChange: {
        announced.append($0)
      }
      tracking?.cancel()
      let cancelled = announced.generations.count
      model.first = 1
      XCTAssertEqual(announced.generations.count, cancelled)

      tracking?.track {
        _ = model.first
      } onChange: {
        announced.append($0)
      }
      tracking = nil
      let gone = announced.generations.count
      model.first = 2
      XCTAssertEqual(announced.generations.count, gone)
    }
  }
}

private final class NotificationLog: Sendable {
  private let all = Mutex<[Int]>([])

  var generations: [Int] { all.withLock { $0 } }

  func append(_ generation: Int) { all.withLock { $0.append(generation) } }
}
