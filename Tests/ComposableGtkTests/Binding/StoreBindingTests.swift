import ComposableGtk
import Gtk
import GtkTestSupport
import TestSupport
import XCTest

final class StoreBindingTests: XCTestCase {
  func testPropertyBindingSendsABindingActionAndUpdatesTheView() throws {
    try onMain {
      let log = ActionLog<FormFeature.Action>()
      let store = Store(initialState: FormFeature.State()) { FormFeature().logging(to: log) }
      let window = TestWindow { NameForm(store: store) }
      defer { window.close() }
      try window.click("Rename")
      XCTAssertEqual(window.texts.first, "Name: Blob")
      XCTAssertEqual(log.actions.count, 1)
      XCTAssertEqual(log.actions.first?.binding, .set(\.name, "Blob"))
    }
  }

  func testPropertyBindingWithSendingSendsTheGivenAction() throws {
    try onMain {
      let log = ActionLog<FormFeature.Action>()
      let store = Store(initialState: FormFeature.State()) { FormFeature().logging(to: log) }
      let window = TestWindow { NotifyForm(store: store) }
      defer { window.close() }
      try window.click("Notify false")
      XCTAssertNoThrow(try window.button("Notify true"))
      XCTAssertTrue(store.isNotifying)
      guard case .notifyingChanged(true) = log.actions.last else {
        return XCTFail("\(log.actions)")
      }
    }
  }

  /// A store that is scoped with closures is another object in each body.
  func testTypedTextStaysWhenTheStoreOfItsFieldIsScopedAgain() throws {
    try onMain {
      let store = Store(initialState: FormFeature.State()) { FormFeature() }
      let window = TestWindow { ScopedForm(store: store) }
      defer { window.close() }
      let entry = try window.first(Entry.self)
      entry.grabFocus()
      entry.text = "six"
      window.press("<Control>s")
      store.send(.set(\.name, "Blob"))
      window.settle()
      XCTAssertEqual(window.texts.first, "Blob")
      XCTAssertEqual(entry.text, "six")
    }
  }

  func testViewStoreBindingSendsAnActionWhenWritten() {
    onMain {
      let store = Store(initialState: Counter.State()) { Counter() }
      let viewStore = ViewStore(store, observe: { $0 })
      let note = viewStore.binding(get: \.note, send: { .noteChanged($0) })
      note.wrappedValue = "Blob"
      XCTAssertEqual(note.wrappedValue, "Blob")
      let fixed = viewStore.binding(get: \.count, send: .incrementButtonTapped)
      fixed.wrappedValue = 100
      XCTAssertEqual(fixed.wrappedValue, 1)
      let whole = viewStore.binding(send: { .noteChanged($0.note + "!") })
      whole.wrappedValue = viewStore.state
      XCTAssertEqual(store.withState(\.note), "Blob!")
    }
  }

  func testWritingNilToAPresentationDismissesOnce() {
    onMain {
      let store = Store(initialState: FormFeature.State(destination: .edit(Tally.State()))) {
        FormFeature()
      }
      let edit = Bindable(store)
        .scope(state: \.destination?.edit, action: \.destination.edit)
      XCTAssertEqual(edit.wrappedValue?.count, 0)
      edit.wrappedValue = nil
      XCTAssertNil(store.destination)
      // No issue is reported, because a destination that is `nil` isn't dismissed again.
      edit.wrappedValue = nil
    }
  }

  func testWritingNilToACaseBindingDoesNotDismissTheCurrentCase() {
    onMain {
      let store = Store(initialState: FormFeature.State(destination: .help(Tally.State()))) {
        FormFeature()
      }
      let help = Bindable(store)
        .scope(state: \.destination?.help, action: \.destination.help)
      store.send(.editButtonTapped)
      help.wrappedValue = nil
      XCTAssertNotNil(store.destination?.edit)
    }
  }

  func testWritingNilToAPresentationWithoutIfLetIsReportedAtTheBinding() {
    onMain {
      let store = Store(initialState: Optionals.State(forgotten: Tally.State())) { Optionals() }
      let forgotten = Bindable(store).scope(state: \.forgotten, action: \.forgotten)
      let line = #line - 1
      let issues = recordIssues { forgotten.wrappedValue = nil }
      XCTAssertEqual(issues.map(\.line), [UInt(line)])
      XCTAssertTrue(issues.first?.message.contains("its state is not 'nil'") == true)
    }
  }
}

private struct NameForm: View {
  @Bindable var store: StoreOf<FormFeature>

  var body: some View {
    Text("Name: \(store.name)")
    Writer(title: "Rename", value: $store.name, new: "Blob")
  }
}

private struct ScopedForm: View {
  let store: StoreOf<FormFeature>

  var body: some View {
    VStack {
      Text(store.name)
      NumberForm(store: store.scope(state: { $0 }, action: { $0 }))
      Button("Save") {}.keyboardShortcut("s", modifiers: .control)
    }
  }
}

private struct NumberForm: View {
  @Bindable var store: StoreOf<FormFeature>

  var body: some View {
    TextField("Number", value: $store.unread, format: .number)
  }
}

private struct NotifyForm: View {
  @State var store: StoreOf<FormFeature>

  var body: some View {
    Writer(
      title: "Notify \(store.isNotifying)",
      value: $store.isNotifying.sending(\.notifyingChanged),
      new: true
    )
  }
}

/// A button that writes a value to a binding.
private struct Writer<Value>: View {
  let title: String
  @Binding var value: Value
  let new: Value

  var body: some View {
    Button(title) { value = new }
  }
}
