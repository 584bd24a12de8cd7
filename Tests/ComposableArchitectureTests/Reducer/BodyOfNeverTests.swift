import ComposableArchitecture
import Testing

@Suite struct BodyOfNeverTests {
  @Test func aReducerThatWritesReduceAloneHasNoBody() {
    #expect(Counter.Body.self == Never.self)
  }

  #if DEBUG
    @Test func touchingTheBodyThatIsNotThereEndsWithAMessage() async {
      let result = await #expect(
        processExitsWith: .failure,
        observing: [\.standardErrorContent]
      ) {
        _ = Counter().body
      }
      let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
      #expect(message.contains("Counter has no body"))
    }
  #endif
}
