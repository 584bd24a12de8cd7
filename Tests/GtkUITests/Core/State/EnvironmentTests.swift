import GtkTestSupport
import GtkUI
import XCTest

final class EnvironmentTests: XCTestCase {
  func testEnvironmentPropertyReadsTheValueOfAnAncestorOrTheDefault() throws {
    try inWindow {
      VStack {
        Reader()
        VStack { Reader() }.environment(\.name, "given")
      }
    } use: { window in
      XCTAssertEqual(window.texts, ["default", "given"])
    }
  }

  func testInnermostEnvironmentValueOverridesTheOuterValue() throws {
    try inWindow {
      VStack {
        Reader().environment(\.name, "inner")
      }
      .environment(\.name, "outer")
    } use: { window in
      XCTAssertEqual(window.texts, ["inner"])
    }
  }

  func testEnvironmentChangeUpdatesADescendant() throws {
    try inWindow {
      VStack { HStack { Reader() } }.environment(\.name, "1")
    } use: { window in
      window.update { VStack { HStack { Reader() } }.environment(\.name, "2") }
      XCTAssertEqual(window.texts, ["2"])
    }
  }
}

private struct Reader: View {
  @Environment(\.name) private var name

  var body: some View { Text(name) }
}

private enum NameKey: EnvironmentKey {
  static let defaultValue = "default"
}

extension EnvironmentValues {
  fileprivate var name: String {
    get { self[NameKey.self] }
    set { self[NameKey.self] = newValue }
  }
}
