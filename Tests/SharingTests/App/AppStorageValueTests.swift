import Foundation
import Sharing
import XCTest

/// Each type is saved by one store, and loaded by another store on the same file.
final class AppStorageValueTests: AppStorageTestCase {
  private enum Size: Int { case small = 1, large = 2 }
  private enum Theme: String, Codable { case light, dark }
  private struct Window: Codable, Equatable {
    var width = 0
    var tabs: [String] = []
    var position: [String: Double]?
  }

  /// Changes a value, and compares the file with its expected text and the loaded value with the
  /// changed value.
  private func check<Value: Equatable & Sendable>(
    _ key: (AppStorageStore) -> AppStorageKey<Value>,
    default initialValue: Value,
    changed value: Value,
    json: String,
    line: UInt = #line
  ) throws {
    try? FileManager.default.removeItem(at: file)
    let store = makeStore()
    let shared = Shared(wrappedValue: initialValue, key(store))
    shared.withLock { $0 = value }
    try store.flush()
    XCTAssertEqual(try text(), "{\n  \"key\": \(json)\n}\n", line: line)

    let loaded = Shared(wrappedValue: initialValue, key(makeStore()))
    XCTAssertEqual(loaded.wrappedValue, value, line: line)
    XCTAssertEqual(reports.value, [], line: line)
  }

  func testABooleanValueIsLoaded() throws {
    try check({ .appStorage("key", store: $0) }, default: false, changed: true, json: "true")
    try check({ .appStorage("key", store: $0) }, default: Bool?.none, changed: true, json: "true")
  }

  func testAnIntegerIsLoaded() throws {
    try check(
      { .appStorage("key", store: $0) },
      default: 0,
      changed: Int.min,
      json: "\(Int.min)"
    )
    try check({ .appStorage("key", store: $0) }, default: Int?.none, changed: 42, json: "42")
  }

  func testADoubleIsLoaded() throws {
    try check(
      { .appStorage("key", store: $0) },
      default: 0.5,
      changed: 0.1 + 0.2,
      json: "\(0.1 + 0.2)"
    )
    try check(
      { .appStorage("key", store: $0) },
      default: 0.5,
      changed: .leastNonzeroMagnitude,
      json: "5e-324"
    )
    try check(
      { .appStorage("key", store: $0) },
      default: 0.5,
      changed: -.infinity,
      json: "\"-inf\""
    )
    try check({ .appStorage("key", store: $0) }, default: Double?.none, changed: 2, json: "2.0")
  }

  func testAStringIsLoaded() throws {
    let string = "\"Blob\" \\ / \n\t\u{1} é 👩‍👩‍👧"
    let json = #""\"Blob\" \\ / \n\t\u0001 é 👩‍👩‍👧""#
    try check({ .appStorage("key", store: $0) }, default: "", changed: string, json: json)
    try check({ .appStorage("key", store: $0) }, default: String?.none, changed: "", json: "\"\"")
  }

  func testAnArrayOfStringsIsLoaded() throws {
    let json = "[\n    \"a\",\n    \"b\"\n  ]"
    try check({ .appStorage("key", store: $0) }, default: [], changed: ["a", "b"], json: json)
    try check({ .appStorage("key", store: $0) }, default: [String]?.none, changed: [], json: "[]")
  }

  func testAURLIsLoaded() throws {
    let url = try XCTUnwrap(URL(string: "https://example.org/a%20b?c=d"))
    let json = "\"https://example.org/a%20b?c=d\""
    let home = URL(filePath: "/home")
    try check({ .appStorage("key", store: $0) }, default: home, changed: url, json: json)
    try check({ .appStorage("key", store: $0) }, default: URL?.none, changed: url, json: json)
  }

  func testDataIsLoaded() throws {
    let data = Data([0, 1, 254, 255])
    try check(
      { .appStorage("key", store: $0) },
      default: Data(),
      changed: data,
      json: "\"AAH+/w==\""
    )
    try check({ .appStorage("key", store: $0) }, default: Data?.none, changed: Data(), json: "\"\"")
  }

  func testADateIsLoadedExactly() throws {
    let day = Date(timeIntervalSinceReferenceDate: 762_514_200)
    let now = Date.now
    try check(
      { .appStorage("key", store: $0) },
      default: now,
      changed: day,
      json: "\"2025-03-01T09:30:00Z\""
    )
    try check(
      { .appStorage("key", store: $0) },
      default: Date?.none,
      changed: day + 0.25,
      json: "\"2025-03-01T09:30:00.25Z\""
    )
    for date in [.distantPast, .distantFuture, now, day + 0.1, Date(timeIntervalSince1970: -0.3)]
      + [1e-5, -1e-5, 1e12, -1e12].map(Date.init(timeIntervalSinceReferenceDate:))
    {
      let store = makeStore()
      Shared(wrappedValue: day, .appStorage("key", store: store)).withLock { $0 = date }
      try store.flush()
      let loaded = Shared(wrappedValue: day, .appStorage("key", store: makeStore()))
      XCTAssertEqual(
        loaded.wrappedValue.timeIntervalSinceReferenceDate,
        date.timeIntervalSinceReferenceDate
      )
    }
    XCTAssertEqual(reports.value, [])
  }

  func testAnIntegerRawValueIsLoaded() throws {
    try check({ .appStorage("key", store: $0) }, default: Size.small, changed: .large, json: "2")
    try check({ .appStorage("key", store: $0) }, default: Size?.none, changed: .large, json: "2")
  }

  func testAStringRawValueIsLoaded() throws {
    try check(
      { .appStorage("key", store: $0) },
      default: Theme.light,
      changed: .dark,
      json: "\"dark\""
    )
    try check(
      { .appStorage("key", store: $0) },
      default: Theme?.none,
      changed: .dark,
      json: "\"dark\""
    )
  }

  func testACodableValueIsLoaded() throws {
    let window = Window(width: 3, tabs: [], position: ["x": 0.5])
    let json = """
      {
          "position": {
            "x": 0.5
          },
          "tabs": [],
          "width": 3
        }
      """
    try check({ .appStorage("key", store: $0) }, default: Window(), changed: window, json: json)
    try check({ .appStorage("key", store: $0) }, default: Window?.none, changed: window, json: json)
    try check({ .appStorage("key", store: $0) }, default: [1], changed: [], json: "[]")
  }

  func testNilReplacesADefaultThatIsNotNil() throws {
    try check({ .appStorage("key", store: $0) }, default: Int?.some(5), changed: nil, json: "null")
    try check(
      { .appStorage("key", store: $0) },
      default: Window?(Window()),
      changed: nil,
      json: "null"
    )
  }

  func testNilRemovesTheKeyIfNilIsTheDefault() throws {
    try write("{\"name\": \"Blob\", \"other\": 1}")
    let store = makeStore()
    @Shared(.appStorage("name", store: store)) var name: String?
    XCTAssertEqual(name, "Blob")

    $name.withLock { $0 = nil }
    try store.flush()

    XCTAssertEqual(try text(), "{\n  \"other\": 1\n}\n")
  }

  func testAKeyWithAnyCharactersIsAccepted() throws {
    let store = makeStore()
    @Shared(.appStorage("window.width@2x \"ü\"", store: store)) var width = 1
    $width.withLock { $0 = 2 }
    try store.flush()

    @Shared(.appStorage("window.width@2x \"ü\"", store: makeStore())) var loaded = 1
    XCTAssertEqual(loaded, 2)
  }

  func testAnIntegerInAnotherNotationIsLoaded() throws {
    try write("{\"a\": 1.0, \"b\": 1e3}")
    let store = makeStore()
    @Shared(.appStorage("a", store: store)) var a = 0
    @Shared(.appStorage("b", store: store)) var b = 0

    XCTAssertEqual([a, b], [1, 1000])
  }
}
