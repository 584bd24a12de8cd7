#if Combine
  import ComposableCombine
  import XCTest

  @testable import Sharing

  final class SharedPublisherSubscriptionTests: XCTestCase {
    func testSinkReceivesTheCurrentValueAndEachLaterValue() {
      let count = Shared(value: 1)
      var counts: [Int] = []
      let subscription = count.publisher.sink { counts.append($0) }
      count.withLock { $0 = 2 }
      count.withLock { $0 += 1 }
      XCTAssertEqual(counts, [1, 2, 3])
      subscription.cancel()
      count.withLock { $0 = 4 }
      XCTAssertEqual(counts, [1, 2, 3])
    }

    func testReadOnlyReferenceIsPublished() {
      let count = Shared(value: 1)
      var texts: [String] = []
      let subscription = SharedReader(count).publisher.map { "\($0)" }.sink { texts.append($0) }
      count.withLock { $0 = 2 }
      XCTAssertEqual(texts, ["1", "2"])
      subscription.cancel()
    }
  }
#endif
