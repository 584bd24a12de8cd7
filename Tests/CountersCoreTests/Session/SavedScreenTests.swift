import ComposableArchitecture
import CountersCore
import NumberFacts
import Sessions
import XCTest

final class SavedScreenTests: XCTestCase {
  func testRestoredScreensHaveStoppedTimersAndDoNotLoad() throws {
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

  func testSavedScreensAreEncodedInFormat2AndDecoded() throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .withoutEscapingSlashes
    let session: [SavedScreen] = [
      .counter(count: -1), .fact(number: .max, shown: nil),
      .fact(number: 6, shown: NumberFact(text: "6 is perfect.", kind: .curated)),
      .fact(number: .min, shown: NumberFact(text: "/ or \u{338}\n\"no\"", kind: .web)),
    ]
    let data = try encoder.encode(session)
    // The session files of users contain this text, so a change requires a new version of the
    // format.
    XCTAssertEqual(
      String(decoding: data, as: UTF8.self),
      #"["counter/-1","fact/9223372036854775807","fact/6/curated/6 is perfect.","#
        + "\"fact/-9223372036854775808/web// or \u{338}"
        + #"\n\"no\""]"#
    )
    XCTAssertEqual(try JSONDecoder().decode([SavedScreen].self, from: data), session)
    XCTAssertEqual(SavedScreen.version, 2)
  }

  func testInvalidScreenDescriptionIsRejected() {
    let wrong = [
      "", "counter", "counter/", "counter/x", "counter/1/", "counter/9223372036854775808", "fact",
      "fact/1/", "fact/1/curated", "fact/1/guessed/1 is odd.", "elevator/7",
    ]
    for description in wrong {
      XCTAssertNil(SavedScreen(description), description)
      XCTAssertThrowsError(
        try JSONDecoder().decode([SavedScreen].self, from: JSONEncoder().encode([description])),
        description
      )
    }
  }

  func testFileOfFormat1IsMigrated() throws {
    let file = Data(
      """
      {"session":[{"counter":{"count":-1}},{"fact":{"number":9223372036854775807}},\
      {"fact":{"number":6,"shown":{"kind":"curated","text":"6 is perfect."}}}],"version":1}
      """.utf8
    )
    XCTAssertEqual(
      try SavedScreen.screens(version: 1, file: file),
      [
        .counter(count: -1), .fact(number: .max, shown: nil),
        .fact(number: 6, shown: NumberFact(text: "6 is perfect.", kind: .curated)),
      ]
    )
    XCTAssertThrowsError(try SavedScreen.screens(version: 1, file: Data("{}".utf8)))
    XCTAssertNil(try SavedScreen.screens(version: 0, file: file))
  }
}
