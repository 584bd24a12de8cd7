import GtkTestSupport
import GtkUI
import XCTest

import class Gtk.Box
import class Gtk.Separator
import class Gtk.Spinner

final class ControlTests: XCTestCase {
  func testDividerIsPerpendicularToItsStack() throws {
    try inWindow {
      VStack {
        Divider()
        HStack { Divider() }
      }
    } use: { window in
      let dividers = window.all(Separator.self)
      XCTAssertEqual(dividers.map(\.orientation), [.horizontal, .vertical])
      XCTAssertEqual(dividers.map(\.hexpand), [true, false])
      XCTAssertEqual(dividers.map(\.accessibleRole), [.separator, .separator])
    }
  }

  func testImageIsDecorativeUnlessItHasAnAccessibilityLabel() throws {
    try inWindow {
      VStack {
        Image(iconName: "go-next-symbolic", pixelSize: 24)
        Image(iconName: "go-previous-symbolic").accessibilityLabel("Back")
      }
    } use: { window in
      let images = window.all(GtkImage.self)
      XCTAssertEqual(images.map(\.iconName), ["go-next-symbolic", "go-previous-symbolic"])
      XCTAssertEqual(images.map(\.pixelSize), [24, nil])
      XCTAssertEqual(images.map(\.accessibleRole), [.presentation, .img])
      window.update {
        VStack {
          Image(iconName: "go-up-symbolic")
          Image(iconName: "go-previous-symbolic").accessibilityLabel("Previous")
        }
      }
      XCTAssertEqual(images.map(\.iconName), ["go-up-symbolic", "go-previous-symbolic"])
      XCTAssertEqual(images.map(\.pixelSize), [nil, nil])
      XCTAssertEqual(images[1].accessibleLabel, "Previous")
    }
  }

  func testAProgressViewSpins() throws {
    try inWindow {
      ProgressView().accessibilityLabel("Loading")
    } use: { window in
      let spinner = try window.first(Spinner.self)
      XCTAssertTrue(spinner.isSpinning)
      XCTAssertEqual(spinner.accessibleLabel, "Loading")
    }
  }

  func testSpacerFillsTheRemainingSpaceOfItsStack() throws {
    try inWindow(width: 400, height: 300) {
      VStack {
        Text("top")
        Spacer()
        HStack {
          Text("start")
          Spacer()
          Text("end")
        }
      }
    } use: { window in
      let spacers = window.all(Box.self).filter { $0.accessibleRole == .presentation }
      XCTAssertEqual(spacers.map(\.vexpand), [true, false])
      XCTAssertEqual(spacers.map(\.hexpand), [false, true])
      XCTAssertGreaterThan(spacers[0].allocatedHeight, 100)
      XCTAssertGreaterThan(spacers[1].allocatedWidth, 200)
    }
  }

  func testSpacerInAButtonInAnHStackExpandsVertically() throws {
    try inWindow {
      HStack {
        Button(action: {}) { Spacer() }
      }
    } use: { window in
      let spacer = try XCTUnwrap(
        window.all(Box.self).first { $0.accessibleRole == .presentation }
      )
      XCTAssertTrue(spacer.vexpand)
      XCTAssertFalse(spacer.hexpand)
    }
  }
}
