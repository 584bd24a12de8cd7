import ComposableGtk
import Gtk
import GtkTestSupport
import MailFeature
import MailViews
import XCTest

final class MailViewTests: XCTestCase {
  func testTypicalUseInANarrowWindow() throws {
    try inMail(width: 400) { store, window in
      XCTAssertEqual(window.title, "Mail")
      try window.find(.listItem, named: "Inbox").click()
      XCTAssertEqual(store.location.column, .messages)
      XCTAssertEqual(window.title, "Inbox")
      try window.click("Back")
      XCTAssertEqual(store.location.column, .folders)
      XCTAssertEqual(store.location.folder, .inbox)
    }
  }

  func testEachStateIsReachableByALink() throws {
    try inMail(width: 1000) { store, window in
      let link = MailLocation(column: .message, folder: .inbox, message: 3, replies: [1]).link
      store.send(.linkOpened(link))
      window.settle()
      XCTAssertEqual(window.title, "Reply of Ada")
      try window.resize(width: 400, height: 600)
      XCTAssertTrue(GtkTesting.wait { window.widget.allocatedWidth < 450 })
      XCTAssertEqual(window.title, "Reply of Ada")
      window.press("<Alt>Left")
      XCTAssertEqual(store.location.replies, [])
    }
  }

  /// Resizes and uses the window at random. `MAIL_STEPS` sets the number of steps.
  func testRandomResizesAndUsesLoseNothing() throws {
    let steps = ProcessInfo.processInfo.environment["MAIL_STEPS"].flatMap(Int.init) ?? 150
    try inMail(width: 1000) { store, window in
      var random = LinearRandom(seed: 7)
      var letters = 0
      for step in 0..<steps {
        let state = store.state
        let focus = window.widget.focusWidget
        let wasMapped = focus?.isMapped == true
        try window.resize(width: .random(in: 360...2560, using: &random), height: 600)
        window.settle()
        XCTAssertEqual(store.state, state, "Step \(step): a resize changes no state.")
        if let focus, wasMapped, focus.isMapped {
          XCTAssertTrue(focus.isFocus || focus.containsFocus, "Step \(step): the focus is kept.")
        }
        let draft = store.draft
        try Self.useAtRandom(window, store, &random)
        window.settle()
        if store.draft != draft { letters += 1 }
        XCTAssertEqual(try MailLocation(link: store.location.link), store.location)
        let expected = Self.expectedTitles(store.state)
        XCTAssertTrue(expected.contains(window.title), "Step \(step): \(window.title), \(expected)")
      }
      XCTAssertGreaterThan(letters, 0, "Text was typed.")
    }
  }

  /// Opens a link, types into the new message, clicks a row or a button, or presses a key.
  @MainActor
  private static func useAtRandom(
    _ window: TestWindow<MailView>,
    _ store: StoreOf<Mail>,
    _ random: inout LinearRandom
  ) throws {
    let new = MailLocation.random(using: &random)
    let use = Int.random(in: 0..<5, using: &random)
    if store.location.isComposing, use > 1 {
      let editor = try window.find(.textBox, named: "Message")
      XCTAssertTrue(editor.containsFocus || editor.isFocus, "The editor is focused.")
      let draft = store.draft
      try window.type("a")
      XCTAssertEqual(store.draft.count, draft.count + 1, "The text that was typed is kept.")
      return
    }
    switch use {
    case 0: store.send(.linkOpened(new.link))
    case 1: window.press(store.location.isComposing ? "Escape" : "<Alt>Left")
    case 2: window.pressEscape()
    case 3:
      let rows = window.findAll(.listItem).filter(\.isMapped)
      try rows.randomElement(using: &random)?.click()
    default: try? window.click("Sidebar")
    }
  }

  /// The titles that the window may have, depending on the visible columns.
  @MainActor
  private static func expectedTitles(_ state: Mail.State) -> [String] {
    let location = state.location
    let folder = location.folder?.rawValue ?? "Mail"
    var detail: [String] = []
    if let reply = location.replies.last {
      detail = [state.message?.replies[id: reply].map { "Reply of \($0.sender)" } ?? "No Reply"]
    } else if let message = state.message {
      detail = [message.subject]
    }
    return detail + [folder, "Mail", "No Message"]
  }

  private func inMail(
    width: Int,
    _ use: @MainActor (StoreOf<Mail>, TestWindow<MailView>) throws -> Void
  ) throws {
    try onMain {
      let store = Store(initialState: Mail.State()) { Mail() }
      let window = TestWindow(width: width, height: 600) { MailView(store: store) }
      defer { window.close() }
      try use(store, window)
    }
  }
}

extension MailLocation {
  fileprivate static func random(using random: inout LinearRandom) -> Self {
    let message = Bool.random(using: &random) ? Int.random(in: 1...60, using: &random) : nil
    return MailLocation(
      column: Column.allCases.randomElement(using: &random) ?? .folders,
      showsFolders: Bool.random(using: &random),
      folder: Folder.allCases.randomElement(using: &random),
      message: message,
      replies: message == nil ? [] : Array((1...3).prefix(Int.random(in: 0...2, using: &random))),
      isComposing: Int.random(in: 0..<8, using: &random) == 0
    )
  }
}

/// A linear congruential generator, so that the steps are the same in each run.
private struct LinearRandom: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state
  }
}
