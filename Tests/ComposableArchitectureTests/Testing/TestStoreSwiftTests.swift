import ComposableArchitecture
import Testing

/// Test stores in Swift Testing, which attributes a failure to the test of the current task.
@Suite struct TestStoreSwiftTests {
  @Test @MainActor func storeSendsAndReceivesActions() async {
    let store = testerStore()
    await store.send(.addLater([1]))
    await store.receive(\.add) {
      $0.count = 1
    }
  }

  @Test @MainActor func actionsNotReceivedFailTheTest() async {
    await withKnownIssue {
      let store = testerStore()
      await store.send(.addNow([1]))
    } matching: { issue in
      issue.comments.contains { $0.rawValue.contains("were not received") }
        && issue.sourceLocation?.fileID.contains("Tester.swift") == true
    }
  }

  @Test func actionsNotReceivedFailATestOffTheMainActor() async {
    await withKnownIssue {
      let store = await testerStore()
      await store.send(.addNow([1]))
    } matching: { issue in
      issue.comments.contains { $0.rawValue.contains("were not received") }
    }
  }

  @Test @MainActor func stackElementIDsStartAtZero() async {
    await pushThree()
  }

  // One of the two tests runs after, or at the same time as, the other test.
  @Test @MainActor func stackElementIDsStartAtZeroInAnotherTest() async {
    await pushThree()
  }

  @Test @MainActor func cancelByIDOutsideStoresCancelsTheEffectsOfAStore() async {
    for _ in 1...50 {
      let store = testerStore()
      await store.send(.never)
      Task.cancel(id: Tester.CancelID.never)
      await store.finish()
    }
  }

  // The preceding test cancels the same identifier. If both tests run at the same time, this test
  // also checks that neither test cancels the work of the other.
  @Test @MainActor func workOfACancelIDIsNotCancelledWhileOtherTestsRun() async {
    for _ in 1...50 {
      let store = testerStore()
      let task = await store.send(.never)
      #expect(!task.isCancelled)
      store.exhaustivity = .off
      let finished = await withTaskCancellation(id: Tester.CancelID.never) {
        await Task.megaYield()
        return !Task.isCancelled
      }
      #expect(finished)
      await task.cancel()
    }
  }

  @Test @MainActor func skippedAssertionsDoNotFailTheTest() async {
    let store = testerStore()
    store.exhaustivity = .off(showSkippedAssertions: true)
    await store.send(.push) {
      #expect($0.path.count == 1)
    }
    await store.send(.now([.add(1), .nothing, .add(2)]))
    await store.receive(\.nothing)
    await store.send(.never)
  }

  @Test func storeMethodsCanBeCalledOffTheMainActor() async {
    let clock = TestClock()
    let store = await TestStore(initialState: Tester.State()) {
      Tester()
    } withDependencies: {
      $0.continuousClock = clock
    }
    let task = await store.send(.startClock)
    await clock.advance(by: .seconds(1))
    await store.receive(.clockTicked) {
      $0.count = 1
    }
    await task.cancel()
    await store.send(\.now, [.add(1), .add(2)])
    await store.receive(\.add, 1) {
      $0.count = 2
    }
    await store.skipReceivedActions()
    await store.withExhaustivity(.off) {
      await store.send(\.add, 3)
    }
    await store.withDependencies {
      $0.continuousClock = ImmediateClock()
    } operation: {
      await store.send(.nothing)
    }
    await store.assert { $0.count = 7 }
    await store.finish(timeout: .seconds(5))
    #expect(await store.state.count == 7)
  }

  @Test @MainActor func receiveTimeoutFailsTheTest() async {
    await withKnownIssue {
      let store = testerStore()
      let task = await store.send(.never)
      await store.receive(\.add, timeout: .milliseconds(1))
      await task.cancel()
    } matching: { issue in
      issue.sourceLocation?.fileID.contains("TestStoreSwiftTests.swift") == true
    }
  }

  @MainActor private func pushThree(sourceLocation: SourceLocation = #_sourceLocation) async {
    let store = testerStore()
    for count in 0..<3 {
      await store.send(.push) {
        $0.path.append(Page.State(count: count))
      }
    }
    #expect(store.state.path.ids == [0, 1, 2], sourceLocation: sourceLocation)
  }
}
