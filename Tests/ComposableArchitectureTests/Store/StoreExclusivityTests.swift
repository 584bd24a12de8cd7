import ComposableArchitecture
import Testing

@Suite struct StoreExclusivityTests {
  @Test func readingTheStateOfAStoreInItsReducerTraps() async {
    await #expect(processExitsWith: .failure) {
      await readFromWithin()
    }
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
