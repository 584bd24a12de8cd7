import ComposableArchitecture
import Testing

@Suite struct SilentReducerTests {
  #if DEBUG
    @Test func reducerWithoutReduceOrBodyTrapsWithAMessage() async {
      let result = await #expect(
        processExitsWith: .failure,
        observing: [\.standardErrorContent]
      ) {
        struct Silent: Reducer {
          typealias State = Int
          typealias Action = Int
        }
        var state = 0
        _ = Silent().reduce(into: &state, action: 0)
      }
      let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
      #expect(message.contains("Silent implements neither 'body' nor 'reduce(into:action:)'"))
    }
  #endif
}
