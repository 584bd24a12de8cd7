import ComposableArchitecture
import Testing

@Suite struct BodyOfNeverTests {
  @Test func bodyTypeOfAReducerThatImplementsReduceIsNever() {
    #expect(Counter.Body.self == Never.self)
  }

  #if DEBUG
    @Test func readingTheBodyOfAReducerWithoutABodyTrapsWithAMessage() async {
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
