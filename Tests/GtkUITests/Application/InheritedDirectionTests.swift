import Gtk
import GtkTestSupport
import Observation
import XCTest

@testable import GtkUI

/// The layout direction of a view, which applies to all descendants of the view, including the
/// widgets that GTK creates.
final class InheritedDirectionTests: XCTestCase {
  func testAllDescendantsHaveTheLayoutDirectionOfTheirView() throws {
    try onMain {
      let model = DirectionModel()
      try inWindow {
        Everything(model: model)
      } use: { window in
        for direction in [LayoutDirection.leftToRight, .rightToLeft, .leftToRight] {
          model.direction = direction
          window.settle()
          XCTAssertEqual(window.mismatchedWidgets(from: direction), [], "\(direction)")
        }
      }
    }
  }

  func testInsertedRowsHaveTheLayoutDirectionOfTheirView() throws {
    try onMain {
      let model = DirectionModel()
      model.direction = .rightToLeft
      try inWindow {
        Everything(model: model)
      } use: { window in
        model.rows = 5
        window.settle()
        XCTAssertTrue(window.texts.contains("row 4"))
        XCTAssertEqual(window.mismatchedWidgets(from: .rightToLeft), [])
      }
    }
  }

  func testPresentationsHaveTheLayoutDirectionOfTheirPresenter() throws {
    try onMain {
      for kind in DirectionModel.Presented.allCases {
        let model = DirectionModel()
        model.direction = .rightToLeft
        try inWindow {
          Presenting(model: model)
        } use: { window in
          model.presented = kind
          window.settle()
          let widgets: [Widget]
          switch kind {
          case .sheet: widgets = [try XCTUnwrap(window.sheet)]
          case .alert: widgets = [try XCTUnwrap(window.alert)]
          case .popover: widgets = [try window.waitForPopover()]
          case .cover:
            let text = window.all(Gtk.Label.self).first { $0.text == "cover" }
            widgets = [try XCTUnwrap(window.backButton), try XCTUnwrap(text)]
          }
          for direction in [LayoutDirection.rightToLeft, .leftToRight] {
            model.direction = direction
            window.settle()
            for widget in widgets {
              XCTAssertEqual(widget.mismatchedWidgets(from: direction), [], "\(kind)")
            }
          }
          model.presented = nil
          window.settle()
        }
      }
    }
  }

  func testDropDownRowsHaveTheLayoutDirectionOfTheirView() throws {
    try inWindow {
      Choosing(direction: .rightToLeft, count: 3)
    } use: { window in
      let dropDown = try window.first(DropDown.self)
      for direction in [LayoutDirection.rightToLeft, .leftToRight] {
        window.update { Choosing(direction: direction, count: 3) }
        try dropDown.click()
        // The rows include rows that are created when the list is opened, and rows that are added
        // later.
        for count in [3, 5] {
          window.update { Choosing(direction: direction, count: count) }
          XCTAssertTrue(
            GtkTesting.wait { dropDown.texts.filter { $0.hasPrefix("option") }.count > count },
            "\(direction) \(count): \(dropDown.texts)"
          )
          XCTAssertEqual(dropDown.mismatchedWidgets(from: direction), [])
          let rows = dropDown.visibleDescendants.filter { $0.typeName == "GtkListItemWidget" }
          XCTAssertEqual(Set(rows.map(\.direction)), [TextDirection(direction)])
        }
        try dropDown.click()
      }
    }
  }

  func testInnerListOverridesTheLayoutDirectionOfItsForm() throws {
    try onMain {
      let model = DirectionModel()
      try inWindow {
        Form {
          Text("outer")
          List(0..<1) { _ in Text("inner") }.environment(\.layoutDirection, .rightToLeft)
        }
        .environment(\.layoutDirection, model.direction)
      } use: { window in
        for _ in 0..<2 {
          XCTAssertEqual(try window.list.direction, .rightToLeft)
          XCTAssertEqual(window.rowsByText["inner"]?.direction, .rightToLeft)
          XCTAssertEqual(window.rowsByText["outer"]?.direction, .leftToRight)
          model.rows += 1
          window.settle()
        }
      }
    }
  }
}

@Observable
@MainActor
private final class DirectionModel {
  enum Presented: CaseIterable {
    case sheet, alert, popover, cover
  }

  var direction = LayoutDirection.leftToRight
  var rows = 2
  var presented: Presented?
  var text = ""
  var choice = 0
  var number = 1.0

  func isPresented(_ kind: Presented) -> Binding<Bool> {
    Binding(
      get: { self.presented == kind },
      set: { if !$0, self.presented == kind { self.presented = nil } }
    )
  }

  func binding<Value>(_ keyPath: ReferenceWritableKeyPath<DirectionModel, Value>) -> Binding<Value>
  {
    Binding(get: { self[keyPath: keyPath] }, set: { self[keyPath: keyPath] = $0 })
  }
}

private struct Everything: View {
  let model: DirectionModel

  var body: some View {
    NavigationStack {
      VStack {
        List(0..<model.rows, id: \.self) { Text("row \($0)") }
        Form {
          Section("Section") {
            TextField("Text", text: model.binding(\.text))
            Slider(value: model.binding(\.number), in: 0...2)
            Picker("Choice", selection: model.binding(\.choice)) {
              Text("one").tag(0)
              Text("two").tag(1)
            }
            .pickerStyle(.segmented)
          }
        }
        Grid {
          GridRow {
            Text("cell")
            Image(systemName: "star")
          }
        }
        DisclosureGroup("More") { Text("inside") }
        Menu("Menu") {
          Button("Item") {}
          if model.rows > 2 { Button("Another") {} }
        }
        Text("base").overlay { Text("over") }
        GtkWidgetView { GtkLabel(text: "own") }
      }
      .searchable(text: model.binding(\.text))
    }
    .environment(\.layoutDirection, model.direction)
  }
}

private struct Choosing: View {
  let direction: LayoutDirection
  let count: Int

  var body: some View {
    Picker("Choice", selection: .constant(0)) {
      ForEach(0..<count) { Text("option \($0)").tag($0) }
    }
    .environment(\.layoutDirection, direction)
  }
}

private struct Presenting: View {
  let model: DirectionModel

  var body: some View {
    Button("Anchor") {}
      .sheet(isPresented: model.isPresented(.sheet)) { Text("sheet") }
      .fullScreenCover(isPresented: model.isPresented(.cover)) { Text("cover") }
      .popover(isPresented: model.isPresented(.popover)) { Text("popover") }
      .alert("Alert", isPresented: model.isPresented(.alert)) {
        Button("Yes") {}
        Button("No", role: .cancel) {}
      }
      .environment(\.layoutDirection, model.direction)
  }
}

extension TestWindow {
  /// Returns the types of the widgets in the content that have another direction.
  fileprivate func mismatchedWidgets(from direction: LayoutDirection) -> Set<String> {
    widget.contentBelowHeader?.children.first?.firstChild?.mismatchedWidgets(from: direction) ?? [
      "nothing"
    ]
  }
}

extension Widget {
  @MainActor
  fileprivate func mismatchedWidgets(from direction: LayoutDirection) -> Set<String> {
    // GTK sets the direction of these widgets.
    guard !["GtkTooltipWindow", "GtkWindowControls"].contains(typeName) else { return [] }
    // A list item widget, which GTK creates around a row, and a vertical box look alike in both
    // directions.
    let isNeutral = typeName == "GtkListItemWidget" || (self as? Box)?.orientation == .vertical
    let isStray = !isNeutral && self.direction != TextDirection(direction)
    return children.reduce(into: isStray ? [typeName] : []) {
      $0.formUnion($1.mismatchedWidgets(from: direction))
    }
  }
}
