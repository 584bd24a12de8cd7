import ComposableGtk
import GtkTestSupport
import XCTest

final class ObservationTests: XCTestCase {
  func testChangeOfStateEvaluatesOnlyTheBodyThatReadTheState() throws {
    try onMain {
      let store = Store(initialState: FormFeature.State(destination: .edit(Tally.State()))) {
        FormFeature()
      }
      let window = TestWindow { FormView(store: store) }
      defer { window.close() }

      XCTAssertEqual(
        try BodyCount.during { try window.click("Count 0") },
        ["TallyView": 1]
      )
      XCTAssertEqual(
        BodyCount.during {
          store.send(.unreadChanged)
          window.settle()
        },
        [:]
      )
      XCTAssertNoThrow(try window.button("Count 1"))
    }
  }
}

/// A form that shows its destination beside its fields.
private struct FormView: View {
  @Bindable var store: StoreOf<FormFeature>

  var body: some View {
    Text("Name: \(store.name)")
    if let store = store.scope(state: \.destination?.edit, action: \.destination.edit) {
      TallyView(store: store)
    }
  }
}
