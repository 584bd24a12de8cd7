#if Combine
  import ComposableCombine
  import ConcurrencyExtras
  import Foundation
  import XCTest

  final class FoundationPublisherTests: XCTestCase {
    func testNotificationsArePublishedUntilTheSubscriptionIsCancelled() {
      let center = NotificationCenter()
      let name = Notification.Name("changed")
      let sender = Sender()
      var senders: [Bool] = []
      let subscription = center.publisher(for: name).sink { senders.append($0.object == nil) }
      let ofSender = center.publisher(for: name, object: sender)
        .sink { _ in senders.append(false) }
      center.post(name: name, object: nil)
      center.post(name: Notification.Name("other"), object: nil)
      XCTAssertEqual(senders, [true])
      subscription.cancel()
      center.post(name: name, object: sender)
      XCTAssertEqual(senders, [true, false])
      ofSender.cancel()
      center.post(name: name, object: sender)
      XCTAssertEqual(senders.count, 2)
    }

    @MainActor
    func testTimerPublishesOnTheMainQueueWhileItIsConnected() async {
      let ticked = expectation(description: "ticked")
      ticked.expectedFulfillmentCount = 2
      ticked.assertForOverFulfill = false
      let subscription = Timer.publish(every: 0.001, on: .main, in: .common).autoconnect()
        .sink { _ in
          dispatchPrecondition(condition: .onQueue(.main))
          ticked.fulfill()
        }
      await fulfillment(of: [ticked], timeout: 5)
      subscription.cancel()
    }

    @MainActor
    func testPublisherIsReceivedOnTheMainRunLoop() async {
      let received = expectation(description: "received")
      let subscription = Just(1).receive(on: RunLoop.main).sink { _ in received.fulfill() }
      await fulfillment(of: [received], timeout: 5)
      subscription.cancel()
    }

    func testCodersDecodeAndEncodePublishedValues() throws {
      var values: [[Int]] = []
      let subscription = Just([1, 2])
        .encode(encoder: JSONEncoder())
        .decode(type: [Int].self, decoder: JSONDecoder())
        .sink(receiveCompletion: { _ in }, receiveValue: { values.append($0) })
      XCTAssertEqual(values, [[1, 2]])
      subscription.cancel()
    }
  }

  private final class Sender {}
#endif
