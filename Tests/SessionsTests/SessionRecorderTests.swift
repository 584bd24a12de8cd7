import Clocks
import ComposableArchitecture
import Sessions
import Termination
import XCTest

@MainActor
final class SessionRecorderTests: XCTestCase {
  private let clock = TestClock()
  private let saved = LockIsolated<[Int]>([])
  private let failure = LockIsolated<String?>(nil)
  private let store = Store(initialState: 0) {
    Reduce<Int, Int> { state, action in
      state = action
      return .none
    }
  }

  private func makeRecorder(
    saved restored: Int? = nil,
    isFailureReported: Bool = false
  ) -> SessionRecorder<Int> {
    SessionRecorder(
      store,
      saved: restored,
      isFailureReported: isFailureReported,
      clock: clock,
      session: { $0 }
    ) { [saved, failure] in
      if let reason = failure.value { throw Refusal(reason: reason) }
      let session = $0
      saved.withValue { $0.append(session) }
    } onFailure: { [weak self] in
      self?.failures.append("\($0)")
    }
  }

  private var failures: [String] = []

  func testFirstChangeIsSavedImmediatelyAndLaterChangesOncePerInterval() async {
    let recorder = makeRecorder()
    store.send(1)
    await wait { self.saved.value == [1] }
    for number in 2...50 {
      store.send(number)
    }
    await clock.advance(by: .milliseconds(999))
    XCTAssertEqual(saved.value, [1])
    await clock.advance(by: .milliseconds(1))
    await wait { self.saved.value == [1, 50] }
    recorder.stop()
  }

  func testChangeAfterAnIdleIntervalIsSavedImmediately() async {
    let recorder = makeRecorder()
    store.send(1)
    await wait { self.saved.value == [1] }
    // The recorder may not have started to wait for the clock, so the clock advances several times.
    for _ in 0..<5 { await clock.advance(by: .seconds(1)) }
    store.send(2)
    await wait { self.saved.value == [1, 2] }
    recorder.stop()
  }

  func testStateEqualToTheRestoredSessionIsNotSaved() async {
    let recorder = makeRecorder(saved: 7)
    store.send(7)
    recorder.saveNow()
    XCTAssertEqual(saved.value, [])
    store.send(8)
    store.send(7)
    recorder.saveNow()
    XCTAssertEqual(saved.value, [], "The state is equal to the saved state.")
  }

  func testTerminationActionSavesTheLastChange() async {
    let recorder = makeRecorder()
    store.send(1)
    await wait { self.saved.value == [1] }
    store.send(2)
    XCTAssertEqual(saved.value, [1])
    TerminationActions.shared.run()
    XCTAssertEqual(saved.value, [1, 2])
    TerminationActions.shared.run()
    XCTAssertEqual(saved.value, [1, 2])
    recorder.stop()
  }

  func testTerminationActionRepeatsAFailedSave() async {
    let recorder = makeRecorder()
    failure.setValue("The disk is full.")
    store.send(1)
    await wait { self.failures.count == 1 }
    // The recorder may not have started to wait for the clock, so the clock advances several times.
    for _ in 0..<5 { await clock.advance(by: .seconds(1)) }
    failure.setValue(nil)
    TerminationActions.shared.run()
    XCTAssertEqual(saved.value, [1])
    recorder.stop()
  }

  func testTerminationActionDoesNotSaveAnUnchangedState() {
    let recorder = makeRecorder()
    TerminationActions.shared.run()
    XCTAssertEqual(saved.value, [])
    recorder.stop()
  }

  func testTerminationActionOfAStoppedRecorderSavesNothing() {
    let recorder = makeRecorder()
    store.send(1)
    recorder.stop()
    TerminationActions.shared.run()
    XCTAssertEqual(saved.value, [])
  }

  func testSaveNowSavesTheLastChangeOnce() async {
    let recorder = makeRecorder()
    store.send(1)
    await wait { self.saved.value == [1] }
    store.send(2)
    recorder.saveNow()
    XCTAssertEqual(saved.value, [1, 2])
    recorder.saveNow()
    XCTAssertEqual(saved.value, [1, 2])
    store.send(3)
    await wait { self.saved.value == [1, 2, 3] }
  }

  func testSaveNowSavesAnUnchangedState() {
    makeRecorder().saveNow()
    XCTAssertEqual(saved.value, [0])
  }

  func testRepeatedFailureIsReportedOnceUntilASaveSucceeds() async {
    let recorder = makeRecorder()
    failure.setValue("full")
    store.send(1)
    await wait { self.failures == ["full"] }
    await clock.advance(by: .seconds(1))
    store.send(2)
    await clock.advance(by: .seconds(1))
    recorder.saveNow()
    XCTAssertEqual(failures, ["full"])
    failure.setValue(nil)
    store.send(3)
    await wait(advancing: true) { self.saved.value == [3] }
    failure.setValue("full again")
    store.send(4)
    await wait(advancing: true) { self.failures == ["full", "full again"] }
    recorder.stop()
  }

  func testInitiallyReportedFailureIsNotReportedAgain() async {
    let recorder = makeRecorder(isFailureReported: true)
    failure.setValue("full")
    recorder.saveNow()
    XCTAssertEqual(failures, [])
    failure.setValue(nil)
    store.send(1)
    await wait { self.saved.value == [1] }
    failure.setValue("full again")
    store.send(2)
    // The clock advances, because the recorder may still have to finish the first save and then
    // wait.
    await wait(advancing: true) { self.failures == ["full again"] }
    recorder.stop()
  }

  func testStoppedRecorderDoesNotSaveAChange() async {
    let recorder = makeRecorder()
    recorder.stop()
    let otherSaved = LockIsolated<[Int]>([])
    let otherRecorder = SessionRecorder(store, clock: clock, session: { $0 }) { session in
      otherSaved.withValue { $0.append(session) }
    }
    store.send(1)
    await wait { otherSaved.value == [1] }
    XCTAssertEqual(saved.value, [])
    otherRecorder.stop()
  }

  func testSlowSaveDoesNotOverwriteALaterSave() async {
    let (isStarted, gate) = (LockIsolated(false), LockIsolated(false))
    let order = LockIsolated<[Int]>([])
    let recorder = SessionRecorder(store, clock: clock, session: { $0 }) { session in
      // The first save waits until the gate is open, or for at least five seconds.
      if session == 1 {
        isStarted.setValue(true)
        for _ in 0..<5_000 where !gate.value { usleep(1_000) }
      }
      order.withValue { $0.append(session) }
    }
    store.send(1)
    await wait { isStarted.value }
    store.send(2)
    // The test uses a thread, because the main thread and the first save may block all threads of
    // the pool.
    Thread { @Sendable in
      usleep(20_000)
      gate.setValue(true)
    }.start()
    recorder.saveNow()
    await Task.megaYield()
    XCTAssertEqual(order.value, [1, 2])
  }

  /// Waits until `isDone` returns `true`, and fails after 1,000 checks.
  ///
  /// - Parameter isAdvancing: Whether the clock advances after each check.
  private func wait(
    advancing isAdvancing: Bool = false,
    until isDone: () -> Bool,
    line: UInt = #line
  ) async {
    for _ in 0..<1_000 where !isDone() {
      if isAdvancing { await clock.advance(by: .seconds(1)) }
      try? await Task.sleep(for: .milliseconds(1))
    }
    XCTAssertTrue(isDone(), line: line)
  }
}

private struct Refusal: Error, CustomStringConvertible {
  let reason: String
  var description: String { reason }
}
