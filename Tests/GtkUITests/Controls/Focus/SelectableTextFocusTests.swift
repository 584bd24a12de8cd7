import Gtk
import GtkTestSupport
import Observation
import XCTest

@testable import GtkUI

/// GTK focuses the first widget that can have the focus, and selects the whole text if the widget is
/// a selectable text.
final class SelectableTextFocusTests: XCTestCase {
  func testSelectableTextHasNoInitialFocusInAWindow() throws {
    try inPages { _, window in
      XCTAssertEqual(window.focusedName, "Push")
    }
  }

  func testAWindowWithOnlySelectableTextHasNoFocusAndTabReachesTheText() throws {
    try onMain {
      try inWindow {
        Text("selectable").textSelection(.enabled)
      } use: { window in
        XCTAssertNil(window.widget.focusWidget.flatMap { $0 as? Gtk.Label })
        let label = try window.selectableLabel("selectable")
        for _ in 0..<6 where !label.isFocus { window.widget.childFocus(.tabForward) }
        XCTAssertTrue(label.isFocus)
      }
    }
  }

  func testSelectableTextHasNoInitialFocusOnAPushedPage() throws {
    try inPages { model, window in
      model.path = [1]
      window.settle()
      XCTAssertEqual(window.focusedName, "Button 1")
      model.path = [1, 2]
      window.settle()
      XCTAssertNil(window.widget.focusWidget as? Gtk.Label)
    }
  }

  func testATextThatHadTheFocusReceivesTheFocusAgain() throws {
    try inPages { model, window in
      let label = try window.selectableLabel("root")
      label.grabFocus()
      model.path = [1]
      window.settle()
      model.path = []
      window.settle()
      XCTAssertTrue(label.isFocus)
    }
  }

  func testSelectableTextHasNoInitialFocusInASheetAndInAPopover() throws {
    try inPages { model, window in
      model.hasSheet = true
      window.settle()
      XCTAssertEqual(window.focusedName, "In the sheet")
      model.hasSheet = false
      window.settle()
      model.hasPopover = true
      window.settle()
      let popover = try window.waitForPopover()
      XCTAssertNil(window.widget.focusWidget as? Gtk.Label)
      XCTAssertTrue(popover.texts.contains("only text"))
    }
  }

  private func inPages(
    _ use: @MainActor (SelectableModel, TestWindow<SelectablePages>) throws -> Void
  ) throws {
    try onMain {
      let model = SelectableModel()
      try inWindow {
        SelectablePages(model: model)
      } use: {
        try use(model, $0)
      }
    }
  }
}

extension TestWindow {
  fileprivate var focusedName: String? { widget.focusWidget?.accessibleName }

  fileprivate func selectableLabel(_ text: String) throws -> Gtk.Label {
    try XCTUnwrap(widget.all(Gtk.Label.self).first { $0.text == text && $0.isSelectable })
  }
}

@Observable
@MainActor
private final class SelectableModel {
  var path: [Int] = []
  var hasSheet = false
  var hasPopover = false
}

private struct SelectablePages: View {
  @Bindable var model: SelectableModel

  var body: some View {
    NavigationStack(path: $model.path) {
      VStack {
        Text("root").textSelection(.enabled)
        Button("Push") { model.path = [1] }
          .popover(isPresented: $model.hasPopover) {
            Text("only text").textSelection(.enabled)
          }
      }
      .navigationDestination(for: Int.self) { number in
        VStack {
          Text("page \(number)").textSelection(.enabled)
          if number == 1 { Button("Button 1") {} }
        }
      }
    }
    .sheet(isPresented: $model.hasSheet) {
      VStack {
        Text("sheet").textSelection(.enabled)
        Button("In the sheet") {}
      }
    }
  }
}
