import GtkTestSupport
import XCTest

import class Gtk.Scale

@testable import GtkUI

final class LayoutDirectionTests: XCTestCase {
  func testImagesAndSlidersFollowTheLayoutDirection() throws {
    try inWindow {
      Mirrored(direction: .rightToLeft)
    } use: { window in
      XCTAssertEqual(try window.first(GtkImage.self).direction, .rightToLeft)
      XCTAssertEqual(try window.first(Scale.self).direction, .rightToLeft)
      window.update { Mirrored(direction: .leftToRight) }
      XCTAssertEqual(try window.first(GtkImage.self).direction, .leftToRight)
      XCTAssertEqual(try window.first(Scale.self).direction, .leftToRight)
    }
  }
}

private struct Mirrored: View {
  let direction: LayoutDirection

  var body: some View {
    VStack {
      Image(iconName: "go-next-symbolic")
      Slider(value: .constant(0.5)) { Text("Value") }
    }
    .environment(\.layoutDirection, direction)
  }
}
