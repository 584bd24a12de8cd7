import ComposableArchitecture
import XCTest

@testable import InventoryCore

@MainActor
final class LabelTests: InventoryTestCase {
  func testTheLabelIsPrintedWithADialogThatTheUserCanCancel() async {
    let store = TestStore(initialState: LabelFeature.State(item: .keyboard)) { LabelFeature() }
    await store.send(.printButtonTapped) { $0.isPrinting = true }
    await store.send(.binding(.set(\.isPrinting, false))) { $0.isPrinting = false }
  }

  func testAnErrorOfThePrinterIsAnAlertWithTheReason() async {
    let store = TestStore(initialState: LabelFeature.State(item: .keyboard)) { LabelFeature() }
    await store.send(.printButtonTapped) { $0.isPrinting = true }
    await store.send(.binding(.set(\.isPrinting, false))) { $0.isPrinting = false }
    await store.send(.printingFailed(reason: "The printer is off.")) {
      $0.alert = AlertState {
        TextState("The label can't be printed")
      } message: {
        TextState(verbatim: "The printer is off.")
      }
    }
    await store.send(\.alert.dismiss) { $0.alert = nil }
  }
}
