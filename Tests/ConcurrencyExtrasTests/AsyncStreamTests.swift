import ConcurrencyExtras
import XCTest

final class AsyncStreamTests: XCTestCase {
  private struct Failure: Error, Equatable {}

  func testErasedStreamEmitsTheElementsOfItsSequence() async {
    let (numbers, continuation) = AsyncStream.makeStream(of: Int.self)
    for number in 1...3 { continuation.yield(number) }
    continuation.finish()
    var received: [Int] = []
    for await text in numbers.map({ $0 * 2 }).eraseToStream() { received.append(text) }
    XCTAssertEqual(received, [2, 4, 6])
  }

  func testErasedStreamRequestsElementsOnDemand() async {
    let made = LockIsolated(0)
    let endless = AsyncStream(unfolding: {
      made.withValue {
        $0 += 1; return $0
      }
    })
    var iterator = AsyncStream(endless).makeAsyncIterator()
    let first = await iterator.next()
    XCTAssertEqual(first, 1)
    XCTAssertEqual(made.value, 1)
  }

  func testErasedStreamFinishesAtAnError() async {
    let failing = AsyncThrowingStream<Int, any Error> {
      $0.yield(1)
      $0.finish(throwing: Failure())
    }
    var received: [Int] = []
    for await number in failing.eraseToStream() { received.append(number) }
    XCTAssertEqual(received, [1])
  }

  func testErasedThrowingStreamRethrowsTheError() async {
    let failing = AsyncThrowingStream<Int, any Error> { $0.finish(throwing: Failure()) }
    do {
      for try await _ in failing.eraseToThrowingStream() { XCTFail("Nothing was emitted.") }
      XCTFail("The error was lost.")
    } catch {
      XCTAssertEqual(error as? Failure, Failure())
    }
  }

  func testFinishedStreamsEmitNoElements() async throws {
    for await _ in AsyncStream<Int>.finished { XCTFail("Nothing was emitted.") }
    for try await _ in AsyncThrowingStream<Int, any Error>.finished() {
      XCTFail("Nothing was emitted.")
    }
    do {
      for try await _ in AsyncThrowingStream<Int, any Error>.finished(throwing: Failure()) {}
      XCTFail("The error was lost.")
    } catch {
      XCTAssertEqual(error as? Failure, Failure())
    }
  }

  func testNeverStreamsFinishOnlyWhenTheirTasksAreCancelled() async {
    let count = LockIsolated(0)
    let finished = expectation(description: "finished")
    finished.expectedFulfillmentCount = 2
    let task = Task {
      for await _ in AsyncStream<Int>.never {}
      count.withValue { $0 += 1 }
      finished.fulfill()
    }
    let throwingTask = Task {
      do {
        for try await _ in AsyncThrowingStream<Int, any Error>.never {}
      } catch {
        XCTFail("\(error)")
      }
      count.withValue { $0 += 1 }
      finished.fulfill()
    }
    await Task.megaYield()
    XCTAssertEqual(count.value, 0)
    task.cancel()
    throwingTask.cancel()
    await fulfillment(of: [finished], timeout: 60)
  }

  func testStreamWithContinuationEmitsWhatTheContinuationYields() async throws {
    let (stream, continuation) = AsyncStream<Int>.streamWithContinuation()
    continuation.yield(1)
    continuation.finish()
    let elements = await stream.reduce(into: []) { $0.append($1) }
    XCTAssertEqual(elements, [1])

    let (throwing, source) = AsyncThrowingStream<Int, any Error>.streamWithContinuation()
    source.yield(1)
    source.finish(throwing: CancellationError())
    var iterator = throwing.makeAsyncIterator()
    let first = try await iterator.next()
    XCTAssertEqual(first, 1)
    do {
      _ = try await iterator.next()
      XCTFail("The error of the continuation should be thrown")
    } catch is CancellationError {}
  }
}
