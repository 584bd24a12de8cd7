import ComposableArchitecture
import CountersCore
import Sessions
import XCTest

final class SavedScreenTests: XCTestCase {
  func testScreensComeBackWithTheirTimersStopped() throws {
    var counter = CounterFeature.State(count: 42)
    counter.isTimerRunning = true
    counter.isLoading = true
    var fact = FactFeature.State(number: 7)
    fact.fact = NumberFact(text: "7 is prime.", kind: .computed)
    fact.isLoading = true
    let state = AppFeature.State(path: StackState([.counter(counter), .fact(fact), .fact(8)]))

    let restored = AppFeature.State(session: state.session)

    counter.isTimerRunning = false
    counter.isLoading = false
    fact.isLoading = false
    XCTAssertEqual(Array(restored.path), [.counter(counter), .fact(fact), .fact(8)])
    XCTAssertNil(restored.alert)
  }

  func testTheFormatOfTheFile() throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let session: [SavedScreen] = [
      .counter(count: -1), .fact(number: .max, shown: nil),
      .fact(number: 6, shown: NumberFact(text: "6 is perfect.", kind: .curated)),
    ]
    let data = try encoder.encode(session)
    // What people have on their disks: a change here is a new version of the format.
    XCTAssertEqual(
      String(decoding: data, as: UTF8.self),
      """
      [{"counter":{"count":-1}},{"fact":{"number":9223372036854775807}},\
      {"fact":{"number":6,"shown":{"kind":"curated","text":"6 is perfect."}}}]
      """
    )
    XCTAssertEqual(try JSONDecoder().decode([SavedScreen].self, from: data), session)
  }
}
