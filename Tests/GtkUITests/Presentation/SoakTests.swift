import GtkTestSupport
import Observation
import TestSupport
import XCTest

import enum Gtk.MainContext

@testable import GtkUI

/// Presentations of each kind, which the state presents and dismisses in 2,000 random changes, at
/// any point of GTK's own work, alone and together with other kinds.
final class SoakTests: XCTestCase {
  func testSheetsReleaseAllObjectsAfter2000Changes() throws { try soak(.sheet) }

  func testFullScreenCoversReleaseAllObjectsAfter2000Changes() throws { try soak(.cover) }

  func testPopoversReleaseAllObjectsAfter2000Changes() throws { try soak(.popover) }

  func testAlertsReleaseAllObjectsAfter2000Changes() throws { try soak(.alert) }

  func testConfirmationDialogsReleaseAllObjectsAfter2000Changes() throws { try soak(.dialog) }

  func testPushedPagesReleaseAllObjectsAfter2000Changes() throws { try soak(.push) }

  func testMixedPresentationsReleaseAllObjectsAfter2000Changes() throws { try soak(nil) }

  private func soak(_ only: SoakModel.Kind?) throws {
    try Seeds.forEach(from: 1_729) { try soak(only, seed: $0) }
  }

  private func soak(_ only: SoakModel.Kind?, seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    try onMain {
      let model = SoakModel()
      try inWindow {
        SoakView(model: model)
      } use: { window in
        // Objects that GTK creates only once are created before objects are counted.
        for kind in SoakModel.Kind.allCases {
          model.open = [kind]
          GtkTesting.settle()
        }
        model.open = []
        GtkTesting.settle()
        let before = LiveObjects.now
        for step in 1...2_000 {
          let kind = only ?? .allCases.randomElement(using: &random) ?? .sheet
          model.open.formSymmetricDifference([kind])
          UpdateScheduler.shared.flush()
          switch Int.random(in: 0..<40, using: &random) {
          case 0: GtkTesting.settle()
          case 1..<9: MainContext.iterate()
          default: break
          }
          guard step.isMultiple(of: 500) else { continue }
          model.open = []
          GtkTesting.settle()
          XCTAssertEqual(LiveObjects.settled(at: before), before, "SEED=\(seed), step \(step)")
        }
        XCTAssertEqual(window.texts, ["root"], "SEED=\(seed)")
        XCTAssertNil(window.sheet ?? window.alert, "SEED=\(seed)")
        XCTAssertNil(window.popover, "SEED=\(seed)")
      }
    }
  }
}

@Observable
@MainActor
private final class SoakModel {
  enum Kind: CaseIterable {
    case sheet, cover, popover, alert, dialog, push
  }

  var open: Set<Kind> = []

  func isOpen(_ kind: Kind) -> Binding<Bool> {
    Binding(
      get: { self.open.contains(kind) },
      set: { isOpen in
        if isOpen { self.open.insert(kind) } else { self.open.remove(kind) }
      }
    )
  }
}

private struct SoakView: View {
  let model: SoakModel

  var body: some View {
    NavigationStack {
      VStack {
        Text("root")
          .sheet(isPresented: model.isOpen(.sheet)) { SoakContent(text: "sheet") }
          .fullScreenCover(isPresented: model.isOpen(.cover)) { SoakContent(text: "cover") }
          .popover(isPresented: model.isOpen(.popover)) { SoakContent(text: "popover") }
          .alert("Alert", isPresented: model.isOpen(.alert)) { Button("OK") {} }
          .confirmationDialog("Dialog", isPresented: model.isOpen(.dialog)) { Button("OK") {} }
      }
      .navigationTitle("Root")
      .navigationDestination(isPresented: model.isOpen(.push)) { SoakContent(text: "page") }
    }
  }
}

private struct SoakContent: View {
  let text: String
  @State private var input = ""

  var body: some View {
    VStack {
      Text(text)
      TextField("Input", text: $input)
      Button("Button") {}
    }
    .navigationTitle(text)
  }
}
