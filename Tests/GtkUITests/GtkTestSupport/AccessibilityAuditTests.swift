import Gtk
import GtkTestSupport
import XCTest

@testable import GtkUI

final class AccessibilityAuditTests: XCTestCase {
  func testAuditReportsNoIssuesOfLabelledViews() throws {
    let text = onMain { ControlModel("") }
    let flag = onMain { ControlModel(true) }
    let number = onMain { ControlModel(1.0) }
    let count = onMain { ControlModel(1) }
    try inWindow(height: 1_500) {
      NavigationStack {
        VStack {
          Button("Save") {}
          Button {
          } label: {
            HStack {
              Image(systemName: "plus"); Text("Add")
            }
          }
          Button {
          } label: {
            Image(systemName: "trash").accessibilityLabel("Delete")
          }
          GtkUI.Label("Both", systemImage: "star")
          Image(systemName: "star")
          Image(systemName: "star").accessibilityLabel("Favourite")
          TextField("Name", text: text.binding)
          SecureField("Password", text: text.binding)
          TextEditor(text: text.binding).accessibilityLabel("Notes")
          Toggle("Wi-Fi", isOn: flag.binding)
          Toggle(isOn: flag.binding) { Text("Own label") }
          Slider(value: number.binding, in: 0...5) { Text("Volume") }
        }
        .navigationTitle("Page")
        .toolbar {
          ToolbarItem { GtkUI.Menu("More") { Button("Item") {} } }
        }
      }
    } use: { window in
      XCTAssertEqual(window.accessibilityIssues(), [])
    }
    try inWindow(height: 1_500) {
      Form {
        Section("All") {
          Picker("Kind", selection: count.binding) {
            Text("One").tag(1)
            Text("Two").tag(2)
          }
          Picker("Segments", selection: count.binding) {
            Text("One").tag(1)
            Text("Two").tag(2)
          }
          .pickerStyle(.segmented)
          Stepper("Amount", value: count.binding)
          GtkUI.Link("Site", destination: URL(fileURLWithPath: "/"))
          DisclosureGroup("Details") { Text("Detail") }
          DisclosureGroup {
            Text("Detail")
          } label: {
            Text("More details")
          }
        }
      }
    } use: { window in
      XCTAssertEqual(window.accessibilityIssues(), [])
    }
  }

  func testListRowsAreLabelledByTheirTexts() throws {
    let model = onMain { ItemModel([Item(1, "one"), Item(2, "two")]) }
    try inWindow {
      List {
        Text("Static")
        ForEach(model.items) { item in
          HStack {
            Text(item.title)
            if model.selected.contains(item.id) { Text("chosen") }
          }
        }
      }
    } use: { window in
      XCTAssertEqual(window.accessibilityIssues(), [])
      let names = { window.content?.visibleDescendants.filter(\.isListItem).map(\.accessibleName) }
      XCTAssertEqual(names(), ["Static", "one", "two"])
      model.selected = [2]
      window.settle()
      XCTAssertEqual(names(), ["Static", "one", "two chosen"])
    }
  }

  func testAuditReportsUnlabelledControlsWithTheirPathAndAFix() throws {
    let text = onMain { ControlModel("") }
    try inWindow {
      VStack {
        Button {
        } label: {
          Image(systemName: "trash")
        }
        .help("Delete")
        TextField("", text: text.binding)
      }
    } use: { window in
      let issues = window.accessibilityIssues()
      XCTAssertEqual(issues.map(\.kind), [.unnamedControl, .unnamedControl])
      XCTAssertEqual(issues.map(\.widgetClass), ["GtkButton", "GtkEntry"])
      XCTAssertTrue(issues[0].path.hasPrefix("Window 'Test' > "), issues[0].path)
      XCTAssertTrue(issues[0].path.hasSuffix(" > Button"), issues[0].path)
      XCTAssertTrue(issues[0].description.contains("A tooltip is not a name"), "\(issues[0])")
      XCTAssertTrue(issues[0].description.contains("`accessibilityLabel`"), "\(issues[0])")
    }
  }

  func testAuditReportsALabelOfOnlySpaces() throws {
    try inWindow {
      Button("  ") {}
    } use: { window in
      XCTAssertEqual(window.accessibilityIssues().map(\.kind), [.unnamedControl])
    }
  }

  func testAuditSkipsHiddenViews() throws {
    try inWindow {
      VStack {
        Button("  ") {}.accessibilityHidden()
        Button("  ") {}.hidden()
      }
    } use: { window in
      XCTAssertEqual(window.accessibilityIssues(), [])
    }
  }

  func testAuditReportsPagesAndWindowsWithoutATitle() throws {
    try inWindow {
      NavigationContainer(
        ids: [Int](),
        canPop: { true },
        onPop: { _ in },
        root: { Text("root") },
        destination: { Text("\($0)") }
      )
    } use: { window in
      XCTAssertEqual(window.accessibilityIssues().map(\.kind), [.unnamedPage])
    }
    try releasingAllObjects { _ in
      let window = TestWindow(" ") { Text("nothing") }
      defer { window.close() }
      XCTAssertEqual(window.accessibilityIssues().map(\.kind), [.unnamedWindow])
    }
  }

  func testAuditIncludesTheSheetOfAWindow() throws {
    let isOn = onMain { ControlModel(true) }
    try inWindow {
      Text("root").sheet(isPresented: isOn.binding) {
        Button("") {}.navigationTitle("Sheet")
      }
    } use: { window in
      XCTAssertTrue(GtkTesting.wait { window.sheet?.isMapped == true })
      let issues = window.accessibilityIssues()
      XCTAssertEqual(issues.map(\.kind), [.unnamedControl])
      XCTAssertTrue(issues.allSatisfy { $0.path.contains(" > Box 'Sheet' > ") }, "\(issues)")
    }
  }

  func testAuditReportsMisleadingRolesAndUnreachableButtons() throws {
    try inWindow {
      VStack {
        Button("Title") {}.accessibilityAddTraits(.isHeader)
        Text("Press me").accessibilityAddTraits(.isButton)
      }
    } use: { window in
      XCTAssertEqual(
        window.accessibilityIssues().map(\.kind),
        [.misleadingRole, .unreachable]
      )
    }
  }

  func testAuditReportsUnlabelledImagesAndFocusableWidgetsWithoutARole() throws {
    try inWindow {
      VStack {
        GtkWidgetView { GtkImage(iconName: "go-next") }
        GtkWidgetView { GtkFocusableBox.make() }
      }
    } use: { window in
      XCTAssertEqual(
        window.accessibilityIssues().map(\.kind),
        [.unnamedImage, .focusWithoutRole]
      )
    }
  }
}

@MainActor
private enum GtkFocusableBox {
  static func make() -> Box {
    let box = Box(orientation: .vertical)
    box.isFocusable = true
    return box
  }
}

extension Widget {
  fileprivate var isListItem: Bool { typeName == "GtkListItemWidget" }
}
