import ComposableGtk
import GtkTestSupport
import XCTest

final class DestinationBindingTests: XCTestCase {
  func testCaseBindingOfADestinationPresentsOnlyItsCase() throws {
    try onMain {
      let before = LiveObjects.now
      let log = ActionLog<Inventory.Action>()
      let store = Store(initialState: Inventory.State()) { Inventory().logging(to: log) }
      let window = TestWindow { ChainedView(store: store) }

      store.send(.add(id: 1))
      window.settle()
      XCTAssertEqual(window.sheet?.dialogTitle, "Note 1")
      try XCTUnwrap(window.sheet).click("Write")
      XCTAssertTrue(try XCTUnwrap(window.sheet).texts.contains("Note 1: written"))

      // One action replaces a case by another case.
      store.send(.show(id: 2))
      window.settle()
      XCTAssertNil(window.sheet)
      XCTAssertEqual(window.texts.first, "Note 2: empty")
      XCTAssertEqual(log.actions.filter(\.isDismissal).count, 0)
      try window.click("Back")
      XCTAssertNil(store.destination)

      store.send(.add(id: 3))
      window.settle()
      try XCTUnwrap(window.sheet).requestClose()
      XCTAssertNil(window.sheet)
      XCTAssertNil(store.destination)
      XCTAssertEqual(log.actions.filter(\.isDismissal).count, 2)
      window.close()
      XCTAssertEqual(LiveObjects.settled(at: before), before)
    }
  }

  func testCaseBindingOfADestinationDoesNotDismissAnotherCase() {
    onMain {
      let store = Store(initialState: FormFeature.State(destination: .help(Tally.State()))) {
        FormFeature()
      }
      let destination = Bindable(store).scope(state: \.destination, action: \.destination)
      XCTAssertNil(destination.edit.wrappedValue)
      XCTAssertEqual(destination.help.wrappedValue?.count, 0)
      destination.edit.wrappedValue = nil
      XCTAssertNotNil(store.destination)
      destination.help.wrappedValue = nil
      XCTAssertNil(store.destination)
      XCTAssertNil(Bindable(store).scope(state: \.destination, action: \.destination).wrappedValue)
    }
  }

  func testScopeOfABindingAcceptsProjectedStateAndOmittedLabels() {
    onMain {
      let store = Store(initialState: FormFeature.State(destination: .edit(Tally.State(count: 7))))
      {
        FormFeature()
      }
      let bindable = Bindable(store)
      XCTAssertEqual(
        bindable.scope(state: \.$destination, action: \.destination).edit.wrappedValue?.count,
        7
      )
      XCTAssertEqual(
        bindable.scope(\.destination, action: \.destination).edit.wrappedValue?.count,
        7
      )
      XCTAssertEqual(
        bindable.scope(\.$destination, action: \.destination).edit.wrappedValue?.count,
        7
      )
      let edit = Binding.constant(store).scope(\.destination?.edit, action: \.destination.edit)
      edit.wrappedValue = nil
      XCTAssertNil(store.destination)
    }
  }
}

private struct ChainedView: View {
  @Bindable var store: StoreOf<Inventory>

  var body: some View {
    let destination = $store.scope(state: \.destination, action: \.destination)
    Button("Anchor") {}
      .sheet(item: destination.add) { NoteView(store: $0) }
      .fullScreenCover(
        item: $store.scope(state: \.destination, action: \.destination).show
      ) { store in
        NoteView(store: store)
      }
  }

  func testDismissingBindingSendsAnActionAndDoesNotDismiss() {
    onMain {
      let store = Store(initialState: FormFeature.State(destination: .edit(Tally.State(count: 7))))
      {
        FormFeature()
      }
      let edit = Bindable(store).scope(state: \.destination, action: \.destination).edit
        .dismissing(with: .incremented)
      XCTAssertEqual(edit.wrappedValue?.count, 7)
      edit.wrappedValue = nil
      XCTAssertEqual(store.destination, .edit(Tally.State(count: 8)))
      edit.wrappedValue = edit.wrappedValue
      XCTAssertEqual(store.destination, .edit(Tally.State(count: 8)))
      store.send(.destination(.dismiss))
      edit.wrappedValue = nil
      XCTAssertNil(store.destination, "A dismissed feature receives no action.")
    }
  }
}
