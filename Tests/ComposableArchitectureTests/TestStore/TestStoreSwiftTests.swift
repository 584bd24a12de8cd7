import ComposableArchitecture
import Testing

/// The same under Swift Testing, where failures belong to the test of the task at hand.
@Suite struct TestStoreSwiftTests {
  @Test @MainActor func exchangesActions() async {
    let store = testerStore()
    await store.send(.addLater([1]))
    await store.receive(\.add) {
      $0.count = 1
    }
  }

  @Test @MainActor func leftoversFailTheTest() async {
    await withKnownIssue {
      let store = testerStore()
      await store.send(.addNow([1]))
    } matching: { issue in
      issue.comments.contains { $0.rawValue.contains("has not received") }
        && issue.sourceLocation?.fileID.contains("Tester.swift") == true
    }
  }

  @Test func leftoversFailATestOffTheMainActor() async {
    await withKnownIssue {
      let store = await testerStore()
      await store.send(.addNow([1]))
    } matching: { issue in
      issue.comments.contains { $0.rawValue.contains("has not received") }
    }
  }

  @Test @MainActor func idsCountFromZero() async {
    await pushThree()
  }

  @Test @MainActor func idsCountFromZeroInATestAtItsSide() async {
    await pushThree()
  }

  @Test @MainActor func cancellingByIDFromOutsideAllStores() async {
    for _ in 1...50 {
      let store = testerStore()
      await store.send(.never)
      Task.cancel(id: Tester.CancelID.never)
      await store.finish()
    }
  }

  @Test @MainActor func cancellingInATestAtItsSideIsNotNoticed() async {
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

  @MainActor private func pushThree() async {
    let store = testerStore()
    for count in 0..<3 {
      await store.send(.push) {
        $0.path.append(Page.State(count: count))
      }
    }
    #expect(store.state.path.ids == [0, 1, 2])
  }
}
