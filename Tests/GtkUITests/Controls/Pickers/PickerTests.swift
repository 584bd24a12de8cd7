import GtkTestSupport
import XCTest

import class Gtk.Bin
import class Gtk.Box
import class Gtk.CheckButton
import class Gtk.DropDown
import class Gtk.ToggleButton

@testable import GtkUI

final class PickerTests: XCTestCase {
  private enum Fruit: String, CaseIterable {
    case apple, pear, plum
  }

  /// A form with a picker, whose style depends on a model.
  private struct FruitForm: View {
    let fruit: ControlModel<Fruit>
    let isInline: ControlModel<Bool>

    var body: some View {
      Form {
        Section {
          Picker("Fruit", selection: fruit.binding) {
            ForEach(Fruit.allCases, id: \.self) { Text($0.rawValue).tag($0) }
          }
          .pickerStyle(isInline.value ? .inline : .menu)
        }
      }
    }
  }

  func testADropDownShowsTheTextsOfItsOptionsAndTheSelection() throws {
    try onMain {
      let model = ControlModel(Fruit.pear)
      try inWindow {
        Picker("Fruit", selection: model.binding) {
          Text("Apple").tag(Fruit.apple)
          Label("Pear", systemImage: "list-add").tag(Fruit.pear)
          if true { Text("Plum").tag(Fruit.plum) }
        }
      } use: { window in
        let dropDown = try window.first(DropDown.self)
        XCTAssertEqual(dropDown.options, ["Apple", "Pear", "Plum"])
        XCTAssertEqual(dropDown.selected, 1)
        XCTAssertEqual(dropDown.accessibleLabel, "Fruit")
        XCTAssertEqual(dropDown.accessibleRole, .comboBox)
        let button = try XCTUnwrap(dropDown.firstChild)
        XCTAssertEqual(button.accessibleLabel, "Pear", "It is what the keyboard gets to.")
        XCTAssertEqual(button.accessibleDescription, "Fruit")
        dropDown.selected = 2
        window.settle()
        XCTAssertEqual(model.writes, [.plum])
        model.value = .apple
        window.settle()
        XCTAssertEqual(dropDown.selected, 0)
        XCTAssertEqual(model.writes, [.plum])
      }
    }
  }

  func testOptionsOfAPickerThatBecomesInlineInAFormAreAsWideAsTheRow() throws {
    try onMain {
      let isInline = ControlModel(false)
      try inWindow {
        FruitForm(fruit: ControlModel(.pear), isInline: isInline)
      } use: { window in
        let row = { try XCTUnwrap(window.all(Bin.self).first { $0.hasCSSClass("form-row") }) }
        XCTAssertFalse(try row().hasCSSClass("choices-row"))
        isInline.value = true
        window.settle()
        XCTAssertTrue(try row().hasCSSClass("choices-row"))
        let width = try row().allocatedWidth
        XCTAssertEqual(window.all(CheckButton.self).map(\.allocatedWidth), [width, width, width])
        isInline.value = false
        window.settle()
        XCTAssertFalse(try row().hasCSSClass("choices-row"))
        XCTAssertEqual(window.accessibilityIssues(), [])
      }
    }
  }

  func testOptionsOfAnInlinePickerInAFormAreAsWideAsTheRow() throws {
    try onMain {
      let model = ControlModel(Fruit.pear)
      try inWindow {
        Form {
          Section {
            Picker("Fruit", selection: model.binding) {
              ForEach(Fruit.allCases, id: \.self) { Text($0.rawValue).tag($0) }
            }
          }
        }
        .pickerStyle(.inline)
      } use: { window in
        XCTAssertEqual(window.texts, ["apple", "pear", "plum"])
        let group = try window.find(.radioGroup, named: "Fruit")
        let row = try XCTUnwrap(group.parent?.parent)
        XCTAssertTrue(row.hasCSSClass("choices-row"))
        let buttons = window.all(CheckButton.self)
        XCTAssertEqual(buttons.map(\.isActive), [false, true, false])
        XCTAssertTrue(GtkTesting.wait { row.allocatedWidth > 0 })
        for button in buttons {
          XCTAssertEqual(button.allocatedWidth, row.allocatedWidth)
        }
        buttons[2].isActive = true
        window.settle()
        XCTAssertEqual(model.writes, [.plum])
        XCTAssertEqual(window.accessibilityIssues(), [])
      }
    }
  }

  func testPickerOptionWithoutATagHasTheIDOfItsElement() throws {
    try onMain {
      let model = ControlModel(2)
      try inWindow {
        Picker("n", selection: model.binding) {
          ForEach(1...3, id: \.self) { Text("Option \($0)") }
        }
      } use: { window in
        let dropDown = try window.first(DropDown.self)
        XCTAssertEqual(dropDown.options, ["Option 1", "Option 2", "Option 3"])
        XCTAssertEqual(dropDown.selected, 1)
        dropDown.selected = 2
        window.settle()
        XCTAssertEqual(model.value, 3)
      }
    }
  }

  func testPickerRetainsItsSelectionWhenOptionsAreInsertedOrRemoved() throws {
    try onMain {
      let model = ControlModel(2)
      let shows = Model()
      try inWindow {
        Picker("n", selection: model.binding) {
          Conditional(model: shows, content: Text("one").tag(1))
          Text("two").tag(2)
        }
      } use: { window in
        let dropDown = try window.first(DropDown.self)
        XCTAssertEqual(dropDown.options, ["two"])
        shows.isOn = true
        window.settle()
        XCTAssertEqual(dropDown.options, ["one", "two"])
        XCTAssertEqual(dropDown.selected, 1)
        shows.isOn = false
        window.settle()
        XCTAssertEqual(dropDown.selected, 0)
        XCTAssertEqual(model.writes, [])
      }
    }
  }

  func testPickerOptionUpdatesWithTheStateThatItsTextReads() throws {
    try onMain {
      let model = Model()
      try inWindow {
        Picker("n", selection: .constant(1)) {
          FirstText(model: model).tag(1)
        }
      } use: { window in
        model.first = 5
        window.settle()
        XCTAssertEqual(try window.first(DropDown.self).options, ["5"])
      }
    }
  }

  func testPickerShowsNoSelectionIfNoOptionHasTheValue() throws {
    try onMain {
      let model = ControlModel<Int?>(nil)
      try inWindow {
        VStack {
          Picker("n", selection: model.binding) {
            Text("one").tag(1)
            Text("two").tag(Int?.some(2))
          }
          Picker("n", selection: model.binding) {
            Text("1").tag(1)
          }
          .pickerStyle(.segmented)
        }
      } use: { window in
        let dropDown = try window.first(DropDown.self)
        let segment = try window.first(ToggleButton.self)
        XCTAssertNil(dropDown.selected)
        XCTAssertFalse(segment.isActive)
        model.value = 1
        window.settle()
        XCTAssertEqual(dropDown.selected, 0)
        XCTAssertTrue(segment.isActive)
        model.value = nil
        window.settle()
        XCTAssertNil(dropDown.selected)
        XCTAssertFalse(segment.isActive)
        XCTAssertEqual(model.writes, [])
      }
    }
  }

  func testPickerOfEachStyleShowsItsBindingIfTheBindingRejectsAValue() throws {
    try onMain {
      let model = ControlModel(1)
      model.accept = { _ in nil }
      try inWindow {
        VStack {
          Numbers(model: model)
          Numbers(model: model).pickerStyle(.segmented)
          Numbers(model: model).pickerStyle(.radioGroup)
        }
      } use: { window in
        let dropDown = try window.first(DropDown.self)
        let segments = window.all(ToggleButton.self)
        let radios = window.all(CheckButton.self)
        dropDown.selected = 1
        segments[1].isActive = true
        radios[1].isActive = true
        window.settle()
        XCTAssertEqual(model.writes, [2, 2, 2])
        XCTAssertEqual(dropDown.selected, 0)
        XCTAssertEqual(segments.map(\.isActive), [true, false])
        XCTAssertEqual(radios.map(\.isActive), [true, false])
      }
    }
  }

  func testSegmentedAndRadioPickersShowOptionsAndSelection() throws {
    try onMain {
      let model = ControlModel(1)
      try inWindow {
        Numbers(model: model).pickerStyle(.segmented)
      } use: { window in
        XCTAssertEqual(window.texts, ["Number", "one", "two"])
        XCTAssertEqual(window.all(ToggleButton.self).map(\.isActive), [true, false])
        XCTAssertTrue(window.all(ToggleButton.self).allSatisfy(\.isLabelledByAnother))
        let group = try XCTUnwrap(window.all(Box.self).first { $0.accessibleRole == .radioGroup })
        XCTAssertEqual(group.accessibleLabel, "Number")
        window.all(ToggleButton.self)[1].click()
        window.settle()
        XCTAssertEqual(model.writes, [2])
        XCTAssertEqual(window.all(ToggleButton.self).map(\.isActive), [false, true])

        window.update { Numbers(model: model).pickerStyle(.radioGroup) }
        XCTAssertEqual(window.all(ToggleButton.self), [])
        XCTAssertEqual(window.all(CheckButton.self).map(\.isActive), [false, true])
        XCTAssertEqual(window.all(CheckButton.self).map(\.accessibleRole), [.radio, .radio])
        XCTAssertEqual(window.texts, ["Number", "one", "two"])
      }
    }
  }

  func testPickerOptionOfACustomLoopHasTheIDOfItsElement() throws {
    try onMain {
      try inWindow {
        Picker("n", selection: .constant(20)) {
          Loop(elements: [(10, Text("ten")), (20, Text("twenty"))])
        }
      } use: { window in
        let dropDown = try window.first(DropDown.self)
        XCTAssertEqual(dropDown.options, ["ten", "twenty"])
        XCTAssertEqual(dropDown.selected, 1)
      }
    }
  }

  func testUnchangedPickerDoesNotSetItsDropDownAgain() throws {
    try onMain {
      let model = ControlModel(1)
      try inWindow {
        Numbers(model: model)
      } use: { window in
        var changes = 0
        let dropDown = try window.first(DropDown.self)
        dropDown.onNotify("model") { changes += 1 }
        dropDown.onNotify("selected") { changes += 1 }
        window.update { Numbers(model: model) }
        XCTAssertEqual(changes, 0)
      }
    }
  }
}

private struct Numbers: View {
  let model: ControlModel<Int>

  var body: some View {
    Picker("Number", selection: model.binding) {
      Text("one").tag(1)
      Text("two").tag(2)
    }
  }
}

private struct Conditional<Content: View>: View {
  let model: Model
  let content: Content

  var body: some View {
    if model.isOn { content }
  }
}

private struct FirstText: View {
  let model: Model

  var body: some View {
    Text("\(model.first)")
  }
}

/// A view with identified children, which a picker reads as it reads the children of a `ForEach`.
private struct Loop<Content: View>: View {
  typealias Body = Never

  let elements: [(id: Int, content: Content)]

  func makeNode(_ context: NodeContext) -> Node<Self> { LoopNode(self, context) }
}

private final class LoopNode<Content: View>: Node<Loop<Content>>, IdentifiedChildrenNode {
  private var children: [Node<Content>] = []

  override init(_ view: Loop<Content>, _ context: NodeContext) {
    super.init(view, context)
    children = view.elements.map { $0.content.makeNode(childContext()) }
  }

  override func forEachChild(_ body: (AnyNode) -> Void) { children.forEach(body) }

  func forEachIdentifiedChild(_ body: (any Hashable, AnyNode) -> Void) {
    for (element, child) in zip(view.elements, children) { body(element.id, child) }
  }
}
