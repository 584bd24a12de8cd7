import GtkTestSupport
import XCTest

@testable import GtkUI

final class AnimationCompletionTests: XCTestCase {
  func testAnimationThatDoesNotStartAfterAHoldDoesNotShortenTheDelay() {
    onMain {
      GtkTesting.start()
      let log = Log()
      let completion = AnimationCompletion(of: .linear(duration: 0.3), .removed) {
        log.append("complete")
      }
      completion.hold()
      // The end of the transaction.
      completion.end()
      completion.end()
      UpdateScheduler.shared.flush()
      XCTAssertEqual(log.lines, [])
      XCTAssertTrue(GtkTesting.wait { log.lines == ["complete"] })
    }
  }

  func testHoldDelaysTheActionUntilTheAnimationIsComplete() {
    onMain {
      GtkTesting.start()
      let log = Log()
      let completion = AnimationCompletion(of: .linear(duration: 60), .removed) {
        log.append("complete")
      }
      completion.hold()
      // The end of the transaction.
      completion.end()
      completion.begin()
      completion.end()
      UpdateScheduler.shared.flush()
      XCTAssertEqual(log.lines, [])
      completion.end()
      XCTAssertTrue(GtkTesting.wait { log.lines == ["complete"] })
    }
  }
}
