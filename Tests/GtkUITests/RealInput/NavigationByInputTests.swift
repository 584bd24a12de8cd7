import Gtk
import GtkTestSupport
import Observation
import XCTest

@testable import GtkUI

/// Lists, links, tabs and presentations, with the mouse and the keyboard.
final class NavigationByInputTests: XCTestCase {
  func testMouseAndKeyboardSelectARowOfAList() throws {
    let model = onMain { ControlModel<Int?>(nil) }
    try withInput {
      List(0..<5, id: \.self, selection: model.binding) { Text("row \($0)") }
    } use: { window in
      try RealInput.click(window.find(.listItem, named: "row 2"))
      expect(model.value == 2, "\(model.writes)")
      try RealInput.press("Down", in: window.widget)
      expect(model.value == 3, "\(model.writes)")
      try RealInput.press("Home", in: window.widget)
      expect(model.value == 0, "\(model.writes)")
      try RealInput.press("End", "Up", in: window.widget)
      expect(model.value == 3, "\(model.writes)")
    }
  }

  func testControlAndShiftSelectSeveralRows() throws {
    let model = onMain { ControlModel<Set<Int>>([]) }
    try withInput {
      List(0..<6, id: \.self, selection: model.binding) { Text("row \($0)") }
    } use: { window in
      let row = { (number: Int) in try window.find(.listItem, named: "row \(number)") }
      try RealInput.click(row(1))
      expect(model.value == [1], "\(model.value)")
      try RealInput.click(row(3), holding: .control)
      expect(model.value == [1, 3], "\(model.value)")
      try RealInput.click(row(5), holding: .shift)
      expect(model.value.isSuperset(of: [3, 4, 5]), "\(model.value)")
      try RealInput.click(row(0))
      try RealInput.press("<Shift>Down", "<Shift>Down", in: window.widget)
      expect(model.value == [0, 1, 2], "\(model.value)")
      try RealInput.press("<Control>a", in: window.widget)
      expect(model.value == Set(0..<6), "\(model.value)")
    }
  }

  func testMouseAndKeyboardFollowANavigationLink() throws {
    let model = onMain { ControlModel<[Int]>([]) }
    try withInput {
      Links(path: model.binding)
    } use: { window in
      try RealInput.click(window.button("Link"))
      expect(model.value == [1], "\(model.value)")
      try RealInput.press("Escape", in: window.widget)
      expect(model.value == [], "\(model.value)")
      try window.button("Link").grabFocus()
      try RealInput.press("Return", in: window.widget)
      expect(model.value == [1], "\(model.value)")
      try RealInput.click(XCTUnwrap(window.backButton))
      expect(model.value == [], "\(model.value)")
    }
  }

  func testMouseAndKeyboardFollowALinkInAList() throws {
    let model = onMain { ControlModel<[Int]>([]) }
    try withInput {
      LinkList(path: model.binding)
    } use: { window in
      try RealInput.click(window.find(.listItem, named: "Link 2"))
      expect(model.value == [2], "\(model.value)")
      try RealInput.press("<Alt>Left", in: window.widget)
      expect(model.value == [], "\(model.value)")
      try window.find(.listItem, named: "Link 2").grabFocus()
      try RealInput.press("Up", "Return", in: window.widget)
      expect(model.value == [1], "\(model.value)")
    }
  }

  func testMouseAndKeyboardSelectATab() throws {
    let model = onMain { ControlModel(1) }
    try withInput(width: 800) {
      TabView(selection: model.binding) {
        Tab("First", systemImage: "folder", value: 1) { Text("content 1") }
        Tab("Second", systemImage: "star", value: 2) { Text("content 2") }
      }
    } use: { window in
      try RealInput.click(window.find(.tab, named: "Second"))
      expect(model.value == 2 && window.texts.contains("content 2"), "\(window.texts)")
      try window.find(.tab, named: "First").grabFocus()
      try RealInput.press("space", in: window.widget)
      expect(model.value == 1 && window.texts.contains("content 1"), "\(window.texts)")
      XCTAssertEqual(model.writes, [2, 1])
    }
  }

  func testMouseAndKeyboardOpenAContextMenu() throws {
    let log = onMain { Log() }
    try withInput {
      List(0..<3) { number in
        Text("row \(number)").contextMenu { Button("Archive") { log.append("\(number)") } }
      }
    } use: { window in
      let row = try window.find(.listItem, named: "row 1")
      try RealInput.click(row, button: .secondary)
      try RealInput.click(window.waitForOpenPopover().menuItem("Archive"))
      expect(log.lines == ["1"] && !window.hasPopover, "\(log.lines)")
      row.grabFocus()
      try RealInput.press("Down", "<Shift>F10", in: window.widget)
      _ = try window.waitForOpenPopover()
      try window.press("Down", untilFocusIs: { $0.menuItemTitle == "Archive" })
      try RealInput.press("Return", in: window.widget)
      expect(log.lines == ["1", "2"] && !window.hasPopover, "\(log.lines)")
    }
  }

  func testMouseAndKeyboardAnswerAnAlert() throws {
    let model = onMain { ControlModel(false) }
    let log = onMain { Log() }
    try withInput {
      Button("Delete…") { model.value = true }
        .alert("Delete?", isPresented: model.binding) {
          Button("Delete", role: .destructive) { log.append("delete") }
          Button("Cancel", role: .cancel) { log.append("cancel") }
        }
    } use: { window in
      try RealInput.click(window.button("Delete…"))
      expect(window.alert != nil)
      try RealInput.click(window.button("Delete"))
      expect(window.alert == nil && log.lines == ["delete"], "\(log.lines)")
      try window.button("Delete…").grabFocus()
      try RealInput.press("space", in: window.widget)
      expect(window.alert != nil)
      try RealInput.press("Escape", in: window.keyWindow)
      expect(window.alert == nil && log.lines == ["delete", "cancel"], "\(log.lines)")
    }
  }

  func testKeysInASheetDoNotReachThePageBelow() throws {
    let log = onMain { Log() }
    let model = onMain { ControlModel(false) }
    let text = onMain { ControlModel("") }
    try withInput {
      VStack {
        Button("Present") { model.value = true }
        Button("Save") { log.append("save") }.keyboardShortcut("s")
      }
      .sheet(isPresented: model.binding) {
        VStack {
          TextField("Name", text: text.binding)
          Button("Send") { log.append("send") }.keyboardShortcut("d")
        }
      }
    } use: { window in
      try RealInput.click(window.button("Present"))
      expect(window.sheet != nil)
      try RealInput.click(window.find(.textBox, named: "Name"))
      try RealInput.type("abc", in: window.keyWindow)
      try RealInput.press("<Control>s", "<Control>d", in: window.keyWindow)
      expect(text.value == "abc", text.value)
      expect(log.lines == ["send"], "\(log.lines)")
      try RealInput.press("Escape", in: window.keyWindow)
      expect(!model.value)
      try RealInput.press("<Control>s", in: window.widget)
      expect(log.lines == ["send", "save"], "\(log.lines)")
    }
  }
}

extension TestWindow {
  /// The window that receives keys: a window above this window, or this window.
  fileprivate var keyWindow: GtkWindow {
    GtkTesting.wait { GtkWindow.all.contains(where: \.isActive) }
    return GtkWindow.all.first(where: \.isActive) ?? widget
  }
}

private struct Links: View {
  let path: Binding<[Int]>

  var body: some View {
    NavigationStack(path: path) {
      VStack { NavigationLink("Link", value: 1) }
        .navigationTitle("Root")
        .navigationDestination(for: Int.self) { Text("page \($0)").navigationTitle("Page") }
    }
  }
}

private struct LinkList: View {
  let path: Binding<[Int]>

  var body: some View {
    NavigationStack(path: path) {
      List(0..<4) { NavigationLink("Link \($0)", value: $0) }
        .navigationTitle("Root")
        .navigationDestination(for: Int.self) { Text("page \($0)").navigationTitle("Page") }
    }
  }
}
