import GtkTestSupport
import GtkUI
import XCTest

final class NavigationStackTests: XCTestCase {
  func testAppendingAValuePushesAPageAndBackRemovesTheValue() throws {
    try inWindow {
      Browser()
    } use: { window in
      try window.click("Push")
      try window.click("Push")
      XCTAssertEqual(window.texts.first, "value 1 of 2")
      try window.click("Back")
      XCTAssertEqual(window.texts.first, "value 0 of 1")
      try window.click("Back")
      XCTAssertEqual(window.texts.first, "root of 0")
    }
  }

  func testBackFromAValueThatIsOnThePathTwiceRemovesTheLastOccurrence() throws {
    try onMain {
      let written = Log()
      let path = Binding<[String]>(get: { ["a", "b", "a"] }, set: { written.append("\($0)") })
      try inWindow {
        NavigationStack(path: path) {
          Text("root").navigationDestination(for: String.self) { Text($0) }
        }
      } use: { window in
        XCTAssertEqual(window.texts, ["a"])
        try window.click("Back")
        XCTAssertEqual(written.lines, [#"["a", "b"]"#])
        XCTAssertEqual(window.texts, ["a"], "If the binding rejects the path, the page remains.")
      }
    }
  }
}

private struct Browser: View {
  @State private var path: [Int] = []

  var body: some View {
    NavigationStack(path: $path) {
      Page(text: "root of \(path.count)", path: $path)
        .navigationDestination(for: Int.self) { value in
          Page(text: "value \(value) of \(path.count)", path: $path)
        }
    }
  }
}

private struct Page: View {
  let text: String
  @Binding var path: [Int]

  var body: some View {
    VStack {
      Text(text)
      Button("Push") { path.append(path.count) }
    }
  }
}
