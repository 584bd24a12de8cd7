import GtkTestSupport
import XCTest

@testable import GtkUI

final class AlertItemTests: XCTestCase {
  func testAlertIsPresentedWhileTheItemIsNotNil() throws {
    for kind in FailureAlertKind.allCases {
      try onMain {
        let model = FailureModel()
        try inWindow {
          FailureAlertView(model: model, kind: kind)
        } use: { window in
          XCTAssertNil(window.alert, "\(kind)")
          model.failure = FileFailure(id: 1, file: "a.txt")
          window.settle()
          let alert = try XCTUnwrap(window.alert, "\(kind)")
          XCTAssertEqual(alert.accessibleLabel, "a.txt can't be read", "\(kind)")
          XCTAssertTrue(alert.texts.contains("The disk is full."), "\(kind)")
          try alert.click("Try Again")
          XCTAssertEqual(model.retried, ["a.txt"], "\(kind)")
          XCTAssertNil(model.failure, "\(kind)")
          XCTAssertNil(window.alert, "\(kind)")
        }
      }
    }
  }

  func testAnotherItemChangesTheAlert() throws {
    for kind in FailureAlertKind.allCases where kind != .flag {
      try onMain {
        let model = FailureModel()
        model.failure = FileFailure(id: 1, file: "a.txt")
        try inWindow {
          FailureAlertView(model: model, kind: kind)
        } use: { window in
          model.failure = FileFailure(id: 2, file: "b.txt")
          window.settle()
          let alert = try XCTUnwrap(window.alert, "\(kind)")
          XCTAssertTrue(alert.texts.contains("b.txt can't be read"), "\(kind)")
          try alert.click("Try Again")
          XCTAssertEqual(model.retried, ["b.txt"], "\(kind)")
        }
      }
    }
  }

  func testEscapeCancelsAndSetsTheItemToNil() throws {
    for kind in FailureAlertKind.allCases {
      try onMain {
        let model = FailureModel()
        model.failure = FileFailure(id: 1, file: "a.txt")
        try inWindow {
          FailureAlertView(model: model, kind: kind)
        } use: { window in
          try XCTUnwrap(window.alert, "\(kind)").pressEscape()
          XCTAssertNil(model.failure, "\(kind)")
          XCTAssertEqual(model.retried, [], "\(kind)")
          XCTAssertNil(window.alert, "\(kind)")
        }
      }
    }
  }
}

private enum FailureAlertKind: CaseIterable {
  case item, legacyItem, flag, confirmation
}

private struct FileFailure: Identifiable {
  let id: Int
  let file: String
}

@Observable
@MainActor
private final class FailureModel {
  var failure: FileFailure?
  var retried: [String] = []
}

private struct FailureAlertView: View {
  @Bindable var model: FailureModel
  let kind: FailureAlertKind

  var body: some View {
    let anchor = Button("Anchor") {}
    switch kind {
    case .item:
      anchor.alert(item: $model.failure) {
        title($0)
      } actions: {
        tryAgain($0)
      } message: { _ in
        Text("The disk is full.")
      }
    case .legacyItem:
      anchor.alert(item: $model.failure) { legacy($0) }
    case .flag:
      let isPresented = Binding(
        get: { model.failure != nil },
        set: { if !$0 { model.failure = nil } }
      )
      anchor.alert(isPresented: isPresented) {
        legacy(model.failure ?? FileFailure(id: 0, file: ""))
      }
    case .confirmation:
      anchor.confirmationDialog(item: $model.failure) {
        title($0)
      } actions: {
        tryAgain($0)
      } message: { _ in
        Text("The disk is full.")
      }
    }
  }

  private func title(_ failure: FileFailure) -> Text { Text("\(failure.file) can't be read") }

  private func tryAgain(_ failure: FileFailure) -> some View {
    Button("Try Again") { model.retried.append(failure.file) }
  }

  private func legacy(_ failure: FileFailure) -> Alert {
    Alert(
      title: title(failure),
      message: Text("The disk is full."),
      primaryButton: .default(Text("Try Again")) { model.retried.append(failure.file) },
      secondaryButton: .cancel()
    )
  }
}
