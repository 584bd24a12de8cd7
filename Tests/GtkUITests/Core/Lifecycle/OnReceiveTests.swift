import GtkTestSupport
import Synchronization
import XCTest

@testable import GtkUI

final class OnReceiveTests: XCTestCase {
  func testOnReceiveCallsTheActionOfTheCurrentViewForEachElement() throws {
    try onMain {
      let (stream, continuation) = AsyncStream.makeStream(of: Int.self)
      let log = Log()
      let model = Model()
      model.isOn = true
      try inWindow {
        Receiving(stream: stream, model: model, log: log)
      } use: { window in
        continuation.yield(1)
        XCTAssertTrue(GtkTesting.wait { log.lines == ["0: 1"] })
        model.first = 5
        window.settle()
        continuation.yield(2)
        continuation.yield(3)
        XCTAssertTrue(GtkTesting.wait { log.lines == ["0: 1", "5: 2", "5: 3"] }, "\(log.lines)")
      }
    }
  }

  func testOnReceiveIsCancelledWhenTheViewIsRemoved() throws {
    try onMain {
      let (stream, continuation) = AsyncStream.makeStream(of: Int.self)
      let isTerminated = Flag()
      continuation.onTermination = { _ in isTerminated.raise() }
      let log = Log()
      let model = Model()
      model.isOn = true
      try inWindow {
        Receiving(stream: stream, model: model, log: log)
      } use: { window in
        continuation.yield(1)
        XCTAssertTrue(GtkTesting.wait { log.lines == ["0: 1"] })
        model.isOn = false
        window.settle()
        XCTAssertTrue(GtkTesting.wait { isTerminated.isRaised })
        continuation.yield(2)
        window.settle()
        XCTAssertEqual(log.lines, ["0: 1"])
      }
    }
  }

  func testOnReceiveIteratesASequenceThatHasFinishedOnlyOnce() throws {
    try onMain {
      let (stream, continuation) = AsyncStream.makeStream(of: Int.self)
      let iterations = IterationCount()
      let log = Log()
      let model = Model()
      model.isOn = true
      continuation.yield(1)
      continuation.finish()
      try inWindow {
        Receiving(
          stream: CountedSequence(stream: stream, iterations: iterations),
          model: model,
          log: log
        )
      } use: { window in
        XCTAssertTrue(GtkTesting.wait { log.lines == ["0: 1"] })
        model.first = 1
        window.settle()
        XCTAssertEqual(window.texts, ["1"])
        XCTAssertEqual(log.lines, ["0: 1"])
        XCTAssertEqual(iterations.value, 1)
      }
    }
  }
}

private final class Flag: Sendable {
  private let raised = Mutex(false)

  var isRaised: Bool { raised.withLock { $0 } }

  func raise() { raised.withLock { $0 = true } }
}

private final class IterationCount: Sendable {
  private let count = Mutex(0)

  var value: Int { count.withLock { $0 } }

  func increment() { count.withLock { $0 += 1 } }
}

/// A stream that counts its iterators.
private struct CountedSequence: AsyncSequence {
  typealias Element = Int
  typealias Failure = Never
  typealias AsyncIterator = AsyncStream<Int>.Iterator

  let stream: AsyncStream<Int>
  let iterations: IterationCount

  func makeAsyncIterator() -> AsyncStream<Int>.Iterator {
    iterations.increment()
    return stream.makeAsyncIterator()
  }
}

private struct Receiving<Numbers: AsyncSequence>: View
where Numbers.Element == Int, Numbers.Failure == Never {
  let stream: Numbers
  let model: Model
  let log: Log

  var body: some View {
    if model.isOn {
      let number = model.first
      Text("\(number)").onReceive(stream) { log.append("\(number): \($0)") }
    }
  }
}
