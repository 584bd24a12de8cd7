import GtkTestSupport
import GtkUI
import XCTest

final class DynamicPropertyTests: XCTestCase {
  func testDynamicPropertyIsInstalledBeforeEachBodyAndRemovedOnce() throws {
    try onMain {
      let log = Log()
      try inWindow {
        Follower(feed: Feed(name: "1", log: log))
      } use: { window in
        window.update { Follower(feed: Feed(name: "2", log: log)) }
        XCTAssertEqual(log.lines, ["install 1", "body 1", "install 2 after 1", "body 2"])
        window.host.dismantle()
        window.host.dismantle()
        XCTAssertEqual(log.lines.last, "remove 2")
        XCTAssertEqual(log.lines.filter { $0.hasPrefix("remove") }.count, 1)
      }
    }
  }

  func testDynamicPropertiesOfEveryStoredTypeAreInstalledAndRemoved() throws {
    try onMain {
      @MainActor func expect(
        _ view: @escaping (Feed, Feed) -> some View,
        line: UInt = #line
      ) throws {
        let log = Log()
        let feeds = ["1", "2", "3", "4"].map { Feed(name: $0, log: log) }
        try inWindow {
          view(feeds[0], feeds[1])
        } use: { window in
          window.update { view(feeds[2], feeds[3]) }
        }
        let lines = log.lines
        XCTAssertEqual(
          lines,
          [
            "install 1", "install 2", "install 3 after 1", "install 4 after 2", "remove 3",
            "remove 4",
          ],
          line: line
        )
      }
      try expect { AmongOthers(isOn: true, first: $0, name: "x", second: $1) }
      try expect { InGeneric(flag: true, first: $0, second: $1) }
      try expect { InAnything(number: 1, first: $0, second: $1) }
      try expect { InOptional(text: nil, first: $0, number: 1, second: $1) }
      let reference = Reference()
      try expect { BesideWeak(weak: reference, any: reference, first: $0, second: $1) }
    }
  }

  func testDynamicPropertyInAnEnumCaseIsInstalledAndRemoved() throws {
    try onMain {
      let log = Log()
      try inWindow {
        InCase.one(Feed(name: "1", log: log))
      } use: { window in
        window.update { InCase.one(Feed(name: "2", log: log)) }
      }
      XCTAssertEqual(log.lines, ["install 1", "install 2 after 1", "remove 2"])
    }
  }

  func testViewWithAReleasedUnownedReferenceIsDismantled() throws {
    try onMain {
      var guide: Map? = Map()
      weak let released = guide
      try inWindow { [weak guide] in
        guide.map { Guided(guide: $0) }
      } use: { window in
        guide = nil
        XCTAssertNil(released)
        XCTAssertEqual(window.texts, ["x"])
      }
    }
  }

  func testViewWithoutDynamicPropertiesIsUpdated() throws {
    try inWindow {
      Plain(text: "1")
    } use: { window in
      window.update { Plain(text: "2") }
      XCTAssertEqual(window.texts, ["2"])
    }
  }
}

@MainActor
private struct Feed: DynamicProperty {
  let name: String
  let log: Log

  func install(previous: Self?, environment: EnvironmentValues) {
    log.append("install \(name)" + (previous.map { " after \($0.name)" } ?? ""))
  }

  func remove() {
    log.append("remove \(name)")
  }
}

private struct Follower: View {
  let feed: Feed

  var body: some View {
    let _ = feed.log.append("body \(feed.name)")
    Text(feed.name)
  }
}

private struct Plain: View {
  let text: String

  var body: some View { Text(text) }
}

private struct AmongOthers: View {
  let isOn: Bool
  let first: Feed
  let name: String
  let second: Feed

  var body: some View { Text(name) }
}

private struct InGeneric<Property: DynamicProperty>: View {
  let flag: Bool
  let first: Property
  let second: Property

  var body: some View { Text("x") }
}

private struct InAnything: View {
  let number: Any
  let first: any DynamicProperty
  let second: Any

  var body: some View { Text("x") }
}

private struct InOptional: View {
  let text: String?
  let first: Feed?
  let number: Int?
  let second: Feed?

  var body: some View { Text("x") }
}

private final class Reference: DynamicProperty {
  func install(previous: Reference?, environment: EnvironmentValues) {}
}

private struct BesideWeak: View {
  weak var weak: Reference?
  weak var any: (any DynamicProperty & AnyObject)?
  let first: Feed
  let second: Feed

  var body: some View { Text("x") }
}

private protocol Guide: AnyObject {}

private final class Map: Guide {}

private struct Guided: View {
  unowned let guide: any Guide

  var body: some View { Text("x") }
}

private enum InCase: View {
  case one(Feed)

  var body: some View { Text("x") }
}
