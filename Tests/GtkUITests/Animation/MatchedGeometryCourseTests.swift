import Gtk
import XCTest

@testable import GtkUI

final class MatchedGeometryCourseTests: XCTestCase {
  func testSpringThatOvershootsDoesNotMirrorTheView() {
    let course = MatchedGeometryCourse(properties: .frame, anchor: .center)
    let large = WindowFrame(x: 0, y: 0, width: 1000, height: 500)
    let small = WindowFrame(x: 0, y: 0, width: 100, height: 100)
    let effects = course.effects(at: 1.3, from: large, to: small)
    XCTAssertEqual(effects.scale.x, 0)
    XCTAssertEqual(effects.scale.y, 0)
    let slight = course.effects(at: 1.1, from: large, to: small)
    XCTAssertEqual(slight.scale.x, 0.1, accuracy: 1e-9)
    XCTAssertEqual(slight.scale.y, 0.6, accuracy: 1e-9)
  }
}
