import ComposableArchitecture
import Testing

@Suite struct StoreExclusivityTests {
  @Test func readingTheStateOfAStoreInItsReducerTraps() async {
    let result = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
      await readFromWithin()
    }
    expectStandardError(of: result, contains: "while the store's reducer was changing the state")
  }
}

@MainActor
private func readFromWithin() {
  weak var reader: LogStore?
  let store = LogStore { _ in
    _ = MainActor.assumeIsolated { reader?.log }
    return .none
  }
  reader = store
  store.send("a")
}
