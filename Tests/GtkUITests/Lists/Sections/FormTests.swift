import GtkTestSupport
import GtkUI
import XCTest

import class Gtk.Bin
import class Gtk.Box
import class Gtk.Expander
import class Gtk.Label

final class FormTests: XCTestCase {
  func testFormPlacesEachSectionAndRowsOutsideSectionsInBoxes() throws {
    try inWindow {
      Settings(hasLoose: true, rows: 2)
    } use: { window in
      XCTAssertEqual(
        window.texts,
        ["Loose 1", "Loose 2", "Account", "Row 0", "Row 1", "Below", "End"]
      )
      let boxes = window.all(Box.self).filter { $0.hasCSSClass("section-box") }
      XCTAssertEqual(boxes.map(\.texts), [["Loose 1", "Loose 2"], ["Row 0", "Row 1"], ["End"]])
      XCTAssertEqual(boxes[0].children.count, 2)
      XCTAssertTrue(boxes[0].children.allSatisfy { $0.hasCSSClass("form-row") })
      XCTAssertEqual(boxes[0].allocatedWidth, boxes[1].allocatedWidth)
    }
  }

  func testFormRowRetainsItsWidgetWhenOtherRowsAreInsertedAndRemoved() throws {
    try inWindow {
      Settings(hasLoose: true, rows: 2)
    } use: { window in
      let end = try window.button("End")
      end.grabFocus()
      window.update { Settings(hasLoose: false, rows: 3) }
      XCTAssertEqual(window.texts, ["Account", "Row 0", "Row 1", "Row 2", "Below", "End"])
      XCTAssertTrue(try window.button("End") === end)
      window.update { Settings(hasLoose: true, rows: 0) }
      XCTAssertEqual(window.texts, ["Loose 1", "Loose 2", "Account", "Below", "End"])
      XCTAssertEqual(window.all(Box.self).filter { $0.hasCSSClass("section-box") }.count, 2)
      XCTAssertTrue(try window.button("End") === end)
    }
  }

  func testDisclosureGroupExpandsAndCollapsesWithItsBinding() throws {
    let model = onMain { Model() }
    try inWindow {
      Disclosing(model: model)
    } use: { window in
      let expander = try window.first(Expander.self)
      XCTAssertEqual(expander.accessibleName, "Advanced")
      XCTAssertFalse(expander.isExpanded)
      expander.activate()
      window.settle()
      XCTAssertTrue(model.isOn)
      XCTAssertTrue(
        GtkTesting.wait { window.all(Label.self).contains { $0.isMapped && $0.text == "0" } }
      )
      model.isOn = false
      window.settle()
      XCTAssertFalse(expander.isExpanded)
      model.first = 3
      model.isOn = true
      window.settle()
      XCTAssertTrue(expander.texts.contains("3"))
    }
  }

  func testDisclosureGroupAlignsItsContentWithItsTitle() throws {
    try inWindow {
      Indented(direction: .leftToRight)
    } use: { window in
      let expander = try window.first(Expander.self)
      for direction in [LayoutDirection.leftToRight, .rightToLeft] {
        window.update { Indented(direction: direction) }
        let labels = expander.visibleDescendants.compactMap { $0 as? Label }
        XCTAssertEqual(labels.map(\.text), ["Title", "Text", "More"])
        let areStarts = { () -> Bool in
          let starts = labels.compactMap { label in
            label.place(in: expander).map {
              direction == .leftToRight ? $0.x : expander.allocatedWidth - $0.x - $0.width
            }
          }
          return starts == [24, 24, 24]
        }
        XCTAssertTrue(
          GtkTesting.wait { areStarts() },
          "\(labels.map { $0.place(in: expander) }), \(expander.allocatedWidth)"
        )
      }
    }
  }

  func testDisclosureGroupExpandsWithoutABindingAndNotWithAConstant() throws {
    try inWindow {
      VStack {
        DisclosureGroup {
          Text("1")
        } label: {
          Text("Own")
        }
        DisclosureGroup("Refusing", isExpanded: .constant(false)) { Text("2") }
      }
    } use: { window in
      let expanders = window.all(Expander.self)
      expanders.forEach { $0.isExpanded = true }
      window.settle()
      XCTAssertEqual(expanders.map(\.isExpanded), [true, false])
    }
  }
}

private struct Settings: View {
  let hasLoose: Bool
  let rows: Int

  var body: some View {
    Form {
      if hasLoose {
        Text("Loose 1")
        Text("Loose 2")
      }
      Section {
        ForEach(0..<rows) { Text("Row \($0)") }
      } header: {
        Text("Account")
      } footer: {
        Text("Below")
      }
      Button("End") {}
    }
  }
}

private struct Disclosing: View {
  let model: Model

  var body: some View {
    VStack {
      DisclosureGroup(
        "Advanced",
        isExpanded: Binding(get: { model.isOn }, set: { model.isOn = $0 })
      ) {
        Text("\(model.first)")
      }
    }
  }
}

private struct Indented: View {
  let direction: LayoutDirection

  var body: some View {
    VStack(alignment: .leading) {
      DisclosureGroup("Title", isExpanded: .constant(true)) {
        Text("Text")
        Text("More")
      }
    }
    .environment(\.layoutDirection, direction)
  }
}
