import GtkTestSupport
import GtkUI
import XCTest

final class DynamicPropertyTests: XCTestCase {
  func testItIsInstalledBeforeEachBodyWithTheOneBeforeAndRemovedOnce() throws {
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

  func testAViewWithoutAnyIsNoTrouble() throws {
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
