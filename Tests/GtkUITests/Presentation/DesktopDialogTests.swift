import GtkTestSupport
import XCTest

@testable import Gtk
@testable import GtkUI

final class DesktopDialogTests: XCTestCase {
  func testAResponseSetsTheBindingToFalseAndIsReportedOnce() throws {
    try inDialog { model, desktop, window in
      model.isOn = true
      window.settle()
      let respond = try XCTUnwrap(desktop.responses.last)
      respond("chosen")
      respond("chosen again")
      window.settle()
      XCTAssertEqual(model.log.lines, ["isOn = false", "chosen"])
      XCTAssertEqual(desktop.responses.count, 1)
    }
  }

  func testADialogThatCantBeShownIsReportedOnce() throws {
    try inDialog { model, desktop, window in
      desktop.failsAtOnce = true
      model.grantsRequests = false
      model.isOn = true
      window.settle()
      model.count += 1
      window.settle()
      XCTAssertEqual(model.log.lines, ["isOn = false", "failed"])
      // The next presentation is another attempt.
      model.isOn = false
      window.settle()
      model.isOn = true
      window.settle()
      XCTAssertEqual(model.log.lines.count, 4)
    }
  }

  func testTheResponseOfAClosedDialogIsIgnored() throws {
    try inDialog { model, desktop, window in
      model.isOn = true
      window.settle()
      model.isOn = false
      window.settle()
      XCTAssertEqual(desktop.closings, 1)
      try XCTUnwrap(desktop.responses.last)("late")
      window.settle()
      XCTAssertEqual(model.log.lines, [])
    }
  }

  func testTheResponseOfAConfirmedDialogIsReportedAfterTheStateHasChanged() throws {
    try inDialog { model, desktop, window in
      desktop.isConfirmed = true
      model.isOn = true
      window.settle()
      model.isOn = false
      window.settle()
      XCTAssertEqual(desktop.closings, 1)
      model.isOn = true
      window.settle()
      XCTAssertEqual(desktop.responses.count, 1, "The confirmed dialog is still open.")
      try XCTUnwrap(desktop.responses.last)("printed")
      window.settle()
      XCTAssertEqual(model.log.lines, ["isOn = false", "printed"])
    }
  }

  func testTheResponseOfADialogWhoseViewWasRemovedIsIgnored() throws {
    try inDialog { model, desktop, window in
      desktop.isConfirmed = true
      model.isOn = true
      window.settle()
      model.isBaseShown = false
      window.settle()
      try XCTUnwrap(desktop.responses.last)("late")
      window.settle()
      XCTAssertEqual(model.log.lines, [])
    }
  }

  private func inDialog(
    _ use: @MainActor (PresentingModel, FakeDesktop, TestWindow<DialogView>) throws -> Void
  ) throws {
    try onMain {
      let model = PresentingModel()
      let desktop = FakeDesktop()
      try inWindow {
        DialogView(model: model, desktop: desktop)
      } use: {
        try use(model, desktop, $0)
      }
    }
  }
}

/// A desktop whose dialogs are answered by the test.
@MainActor
private final class FakeDesktop {
  var responses: [@MainActor (String) -> Void] = []
  var closings = 0
  /// Whether a dialog fails before the dialog is shown.
  var failsAtOnce = false
  /// Whether the user has confirmed the dialogs, so that the dialogs can't be closed.
  var isConfirmed = false
}

private struct FakeDialog: DesktopDialog {
  let desktop: FakeDesktop

  func open(
    in environment: EnvironmentValues,
    onResponse: @escaping @MainActor (String) -> Void
  ) -> (any OpenDesktopDialog)? {
    guard !desktop.failsAtOnce else {
      onResponse("failed")
      return nil
    }
    desktop.responses.append(onResponse)
    return OpenFakeDialog(desktop: desktop)
  }
}

@MainActor
private final class OpenFakeDialog: OpenDesktopDialog {
  private let desktop: FakeDesktop

  init(desktop: FakeDesktop) { self.desktop = desktop }

  func close() -> Bool {
    desktop.closings += 1
    return !desktop.isConfirmed
  }
}

private struct DialogView: View {
  let model: PresentingModel
  let desktop: FakeDesktop

  var body: some View {
    if model.isBaseShown {
      DesktopDialogPresenter(
        dialog: FakeDialog(desktop: desktop),
        isPresented: model.isOn,
        onResponse: { response in
          if model.isOn { model.flag.wrappedValue = false }
          model.log.append(response)
        },
        content: Text("base \(model.count)")
      )
    }
  }
}
