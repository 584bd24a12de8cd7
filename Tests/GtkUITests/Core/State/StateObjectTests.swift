import GtkTestSupport
import Observation
import XCTest

@testable import GtkUI

final class StateObjectTests: XCTestCase {
  func testObjectIsCreatedOnceUntilItsViewIsRemoved() throws {
    try onMain {
      let log = Log()
      try inWindow {
        Owner(title: "a", log: log)
      } use: { window in
        window.update { Owner(title: "b", log: log) }
        window.update { Owner(title: "c", log: log) }
        XCTAssertEqual(log.lines, ["create a"])
        XCTAssertEqual(window.texts.first, "c owns a")
      }
      XCTAssertEqual(log.lines, ["create a", "release a"])
    }
  }

  func testObjectIsReplacedWhenTheIdentityOfItsViewChanges() throws {
    try onMain {
      let log = Log()
      try inWindow {
        Owner(title: "a", log: log).id(1)
      } use: { window in
        window.update { Owner(title: "b", log: log).id(2) }
        XCTAssertEqual(log.lines, ["create a", "create b", "release a"])
        XCTAssertEqual(window.texts.first, "b owns b")
      }
    }
  }

  func testObjectIsCreatedByTheFirstValueOfTheViewWhenItIsFirstRead() throws {
    try onMain {
      let log = Log()
      try inWindow {
        Owner(title: "a", isRead: false, log: log)
      } use: { window in
        window.update { Owner(title: "b", isRead: false, log: log) }
        XCTAssertEqual(log.lines, [])
        window.update { Owner(title: "c", log: log) }
        XCTAssertEqual(log.lines, ["create a"])
      }
    }
  }

  func testBindingToThePropertyOfAStateObjectUpdatesItsView() throws {
    try onMain {
      let log = Log()
      try inWindow {
        Owner(title: "a", log: log)
      } use: { window in
        try window.click("Rename")
        XCTAssertEqual(window.texts.first, "a owns renamed")
      }
    }
  }
}

@Observable
@MainActor
private final class Owned {
  var title: String
  private let log: Log

  init(_ title: String, _ log: Log) {
    self.title = title
    self.log = log
    log.append("create \(title)")
  }

  isolated deinit { log.append("release \(title)") }
}

private struct Owner: View {
  @StateObject private var owned: Owned
  private let title: String
  private let isRead: Bool

  init(title: String, isRead: Bool = true, log: Log) {
    self.title = title
    self.isRead = isRead
    _owned = StateObject(wrappedValue: Owned(title, log))
  }

  var body: some View {
    if isRead {
      Text("\(title) owns \(owned.title)")
      Button("Rename") { $owned.title.wrappedValue = "renamed" }
    }
  }
}
