import ComposableGtk
import Gtk
import GtkTestSupport
import XCTest

/// An alert that replaces an equal alert.
final class RepeatedAlertTests: XCTestCase {
  func testAlertThatReplacesAShownAlertCanBeDismissed() throws {
    try inAlerts { store, window in
      store.send(.show)
      window.settle()
      store.send(.show)
      window.settle()
      try XCTUnwrap(window.alert).click("OK")
      window.settle()
      XCTAssertNil(store.alert)
      XCTAssertNil(window.alert)
    }
  }

  func testAlertThatReplacesAnAlertInTheSameUpdateCanBeDismissed() throws {
    try inAlerts { store, window in
      store.send(.show)
      store.send(.show)
      window.settle()
      try XCTUnwrap(window.alert).click("OK")
      window.settle()
      XCTAssertNil(store.alert)
      XCTAssertNil(window.alert)
    }
  }

  func testAlertThatReplacesADisappearingAlertCanBeDismissed() throws {
    try inAlerts { store, window in
      GtkTesting.isAnimated = true
      defer { GtkTesting.isAnimated = false }
      for _ in 0..<3 {
        store.send(.show)
        window.settle()
      }
      try XCTUnwrap(window.alert).click("OK")
      XCTAssertTrue(GtkTesting.wait { store.alert == nil && window.alert == nil })
    }
  }

  private func inAlerts(
    _ use: @MainActor (StoreOf<AlertFeature>, TestWindow<AlertFeatureView>) throws -> Void
  ) throws {
    try onMain {
      let store = Store(initialState: AlertFeature.State()) { AlertFeature() }
      let window = TestWindow { AlertFeatureView(store: store) }
      defer { window.close() }
      window.settle()
      try use(store, window)
    }
  }
}

@Reducer
private struct AlertFeature {
  @ObservableState
  struct State: Equatable {
    @Presents var alert: AlertState<Never>?
  }

  enum Action {
    case show
    case alert(PresentationAction<Never>)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .show:
        state.alert = AlertState { TextState("The link can't be opened") }
      case .alert:
        break
      }
      return .none
    }
    .ifLet(\.$alert, action: \.alert)
  }
}

private struct AlertFeatureView: View {
  @Bindable var store: StoreOf<AlertFeature>

  var body: some View {
    Button("Show") { store.send(.show) }
      .alert($store.scope(state: \.alert, action: \.alert))
  }
}
