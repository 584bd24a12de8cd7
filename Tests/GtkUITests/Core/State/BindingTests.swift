import GtkTestSupport
import XCTest

@testable import GtkUI

final class BindingTests: XCTestCase {
  func testBindingToAPropertyReadsAndWritesTheProperty() {
    onMain {
      let box = Box(Form(name: "Blob", age: 42))
      let binding = box.binding
      binding.name.wrappedValue = "Blob Jr."
      XCTAssertEqual(binding.name.wrappedValue, "Blob Jr.")
      XCTAssertEqual(box.value, Form(name: "Blob Jr.", age: 42))
    }
  }

  func testUnwrappedBindingDoesNotWriteOnceTheValueIsNil() throws {
    try onMain {
      let box = Box<Int?>(1)
      let unwrapped = try XCTUnwrap(Binding(box.binding))
      unwrapped.wrappedValue = 2
      XCTAssertEqual(box.value, 2)
      box.value = nil
      XCTAssertEqual(unwrapped.wrappedValue, 2, "The last there was.")
      unwrapped.wrappedValue = 3
      XCTAssertNil(box.value, "A value that is nil is not set.")
      XCTAssertNil(Binding(box.binding))
    }
  }

  func testOptionalBindingOfANonoptionalValueIgnoresNil() {
    onMain {
      let box = Box(1)
      let optional = Binding<Int?>(box.binding)
      optional.wrappedValue = nil
      XCTAssertEqual(box.value, 1)
      optional.wrappedValue = 2
      XCTAssertEqual(box.value, 2)
    }
  }

  func testPresenceBindingOnlyAcceptsFalseWhileAValueIsPresent() {
    onMain {
      let box = Box<Int?>(1)
      let isPresent = Binding<Bool>(box.binding)
      XCTAssertTrue(isPresent.wrappedValue)
      isPresent.wrappedValue = true
      XCTAssertEqual(box.value, 1)
      isPresent.wrappedValue = false
      XCTAssertNil(box.value)
      isPresent.wrappedValue = true
      XCTAssertNil(box.value)
      isPresent.wrappedValue = false
      XCTAssertEqual(box.writes, 1, "A value that is nil is not set again.")
    }
  }

  func testBindablePropertyIsWrittenAndObserved() throws {
    try onMain {
      let model = Model()
      try inWindow {
        Bound(model: model)
      } use: { window in
        try window.click("Add")
        XCTAssertEqual(model.first, 1)
        XCTAssertEqual(window.texts.first, "1")
      }
    }
  }

  func testObservableObjectIsReadFromTheEnvironmentByItsType() throws {
    try onMain {
      let model = Model()
      try inWindow {
        VStack {
          Reader()
          VStack { Reader() }.environment(model)
        }
      } use: { window in
        XCTAssertEqual(window.texts, ["none", "0"])
        model.first = 5
        window.settle()
        XCTAssertEqual(window.texts, ["none", "5"])
      }
    }
  }
}

private struct Form: Equatable {
  var name: String
  var age: Int
}

@MainActor
private final class Box<Value> {
  var value: Value
  private(set) var writes = 0

  init(_ value: Value) {
    self.value = value
  }

  var binding: Binding<Value> {
    Binding(
      get: { self.value },
      set: {
        self.value = $0
        self.writes += 1
      }
    )
  }
}

private struct Bound: View {
  @Bindable var model: Model

  var body: some View {
    Text("\(model.first)")
    Adder(value: $model.first)
  }
}

private struct Adder: View {
  @Binding var value: Int

  var body: some View {
    Button("Add") { value += 1 }
  }
}

private struct Reader: View {
  @Environment(Model.self) private var model: Model?

  var body: some View {
    Text(model.map { "\($0.first)" } ?? "none")
  }
}
