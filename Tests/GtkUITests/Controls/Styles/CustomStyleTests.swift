import GtkTestSupport
import XCTest

import class Gtk.CheckButton
import class Gtk.ProgressBar

@testable import GtkUI

final class CustomStyleTests: XCTestCase {
  func testToggleRendersTheBodyOfItsStyle() throws {
    try onMain {
      let model = ControlModel(false)
      try inWindow {
        Toggle("Favourite", isOn: model.binding).toggleStyle(Starred())
      } use: { window in
        XCTAssertEqual(window.texts, ["Favourite", "off"])
        try window.click("Favourite off")
        XCTAssertEqual(model.writes, [true])
        XCTAssertEqual(window.texts, ["Favourite", "on"])
      }
    }
  }

  func testToggleStyleCanContainAToggle() throws {
    try onMain {
      let model = ControlModel(true)
      try inWindow {
        Toggle("Wrap", isOn: model.binding).toggleStyle(Boxed())
      } use: { window in
        XCTAssertEqual(window.texts, ["Boxed:", "Wrap"])
        XCTAssertTrue(try window.first(CheckButton.self).isActive)
        XCTAssertFalse(window.has("GtkSwitch"))
        model.value = false
        window.settle()
        XCTAssertFalse(try window.first(CheckButton.self).isActive)
      }
    }
  }

  func testLabelRendersTheBodyOfItsStyle() throws {
    try inWindow {
      VStack {
        Label("Open", systemImage: "folder").labelStyle(Reversed())
        Label("Close", systemImage: "xmark").labelStyle(TitleOnlyLabelStyle())
      }
    } use: { window in
      XCTAssertEqual(window.texts, ["Open", "Open", "Close"])
      let kinds = window.widget.contentBelowHeader?.visibleDescendants.map(\.typeName)
        .filter { ["GtkLabel", "GtkImage"].contains($0) }
      XCTAssertEqual(kinds, ["GtkLabel", "GtkImage", "GtkImage", "GtkLabel", "GtkLabel"])
    }
  }

  func testProgressViewRendersTheBodyOfItsStyle() throws {
    try inWindow {
      VStack {
        ProgressView("Loading", value: 0.5).progressViewStyle(Percentage())
        ProgressView().progressViewStyle(Percentage())
      }
    } use: { window in
      XCTAssertEqual(window.texts, ["Loading", "50", "–"])
      XCTAssertEqual(try window.first(ProgressBar.self).accessibleLabel, "Loading")
    }
    try inWindow {
      ProgressView(value: 0.5).progressViewStyle(.circular)
    } use: { window in
      XCTAssertTrue(window.has("GtkSpinner"))
      XCTAssertFalse(window.has("GtkProgressBar"))
    }
  }

  func testControlSizeAppliesToTheControlsOfAStack() throws {
    try onMain {
      GtkTesting.start()
      StyleSheet.load(ToolkitStyleSheet.source(app: ""))
      let size = ControlModel(1)
      try inWindow {
        VStack {
          Button("A") {}
          TextField("B", text: .constant(""))
          Picker("C", selection: size.binding) { Text("1").tag(1) }
        }
        .controlSize(.large)
        Button("D") {}
        Button("E") {}.controlSize(.small).buttonStyle(.borderless)
      } use: { window in
        let button = try window.button("A")
        let large = window.widget.visibleDescendants.filter { $0.hasCSSClass("control-large") }
        XCTAssertEqual(large.map(\.typeName), ["GtkButton", "GtkEntry", "GtkDropDown"])
        let normal = try window.button("D")
        XCTAssertFalse(normal.hasCSSClass("control-large"))
        XCTAssertGreaterThan(button.allocatedHeight, normal.allocatedHeight)
        XCTAssertLessThan(try window.button("E").allocatedHeight, normal.allocatedHeight)
      }
    }
  }
}

extension TestWindow {
  /// Returns whether the window contains a visible widget of a type.
  @MainActor
  fileprivate func has(_ typeName: String) -> Bool {
    widget.visibleDescendants.contains { $0.typeName == typeName }
  }
}

private struct Starred: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    Button {
      configuration.isOn.toggle()
    } label: {
      HStack {
        configuration.label
        Text(configuration.isOn ? "on" : "off")
      }
    }
  }
}

private struct Boxed: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    Text("Boxed:")
    Toggle(isOn: configuration.$isOn) { configuration.label }
      .toggleStyle(.checkbox)
  }
}

private struct Reversed: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.title
      configuration.icon
    }
    Label(configuration)
  }
}

private struct Percentage: ProgressViewStyle {
  func makeBody(configuration: Configuration) -> some View {
    ProgressView(configuration)
    Text(configuration.fractionCompleted.map { "\(Int($0 * 100))" } ?? "–")
  }
}
