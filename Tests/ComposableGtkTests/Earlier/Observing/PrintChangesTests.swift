import ComposableGtk
import Foundation
import GtkTestSupport
import XCTest

final class PrintChangesTests: XCTestCase {
  func testPrintChangesOfWithViewStorePrintsTheChangedState() throws {
    let written = try standardOutput {
      try onMain {
        let store = Store(initialState: Counter.State(count: 1)) { Counter() }
        let window = TestWindow {
          WithViewStore(store, observe: { $0 }) { viewStore in
            Button("Count \(viewStore.count)") { viewStore.send(.incrementButtonTapped) }
          }
          ._printChanges("Blob")
        }
        defer { window.close() }
        try window.click("Count 1")
        XCTAssertNoThrow(try window.button("Count 2"))
      }
    }
    #if DEBUG
      XCTAssertEqual(
        written.components(separatedBy: "Blob: WithViewStore<State>").count,
        3,
        written
      )
      XCTAssertTrue(written.contains("(first evaluation)"), written)
      XCTAssertTrue(written.contains("-   count: 1"), written)
      XCTAssertTrue(written.contains("+   count: 2"), written)
    #else
      XCTAssertEqual(written, "")
    #endif
  }

  func testPrintChangesPrintsTheReasonOfEveryEvaluation() throws {
    let written = try standardOutput {
      try onMain {
        let store = Store(initialState: Tally.State()) { Tally() }
        let window = TestWindow { PrintingView(store: store, title: "Once") }
        defer { window.close() }
        try window.click("Once 0")
        window.update { PrintingView(store: store, title: "Twice") }
        XCTAssertNoThrow(try window.button("Twice 1"))
      }
    }
    #if DEBUG
      XCTAssertEqual(
        written,
        """
        PrintingView: first evaluation
        PrintingView: a value that the body read has changed
        PrintingView: updated by an ancestor

        """
      )
    #else
      XCTAssertEqual(written, "")
    #endif
  }
}

private struct PrintingView: View {
  let store: StoreOf<Tally>
  let title: String

  var body: some View {
    let _ = Self._printChanges()
    Button("\(title) \(store.count)") { store.send(.incremented) }
  }
}

/// Returns the text that is written to the standard output while `operation` runs.
private func standardOutput(_ operation: () throws -> Void) throws -> String {
  let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
  defer { try? FileManager.default.removeItem(at: file) }
  XCTAssertTrue(FileManager.default.createFile(atPath: file.path, contents: nil))
  let handle = try FileHandle(forWritingTo: file)
  fflush(nil)
  let old = dup(STDOUT_FILENO)
  dup2(handle.fileDescriptor, STDOUT_FILENO)
  let result = Result { try operation() }
  fflush(nil)
  dup2(old, STDOUT_FILENO)
  close(old)
  try handle.close()
  try result.get()
  return try String(contentsOf: file, encoding: .utf8)
}
