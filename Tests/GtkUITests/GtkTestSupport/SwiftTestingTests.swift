import Foundation
import GtkTestSupport
import Observation
import Testing

@testable import GtkUI

/// Tests of the test support in Swift Testing, whose tests are tasks of the main actor.
@Suite(.enabled(if: ProcessInfo.processInfo.environment["HEADLESS_DESKTOP"] != nil), .serialized)
@MainActor
struct SwiftTestingTests {
  @Test
  func synchronousTestClicksAButtonAndReadsTheUpdatedView() throws {
    try LiveObjects.expectNoneLeft {
      let model = Model()
      let window = TestWindow { CountView(model: model) { model.first += 1 } }
      defer { window.close() }
      try window.find(.button, named: "Count 0").click()
      #expect(window.texts == ["Count 1"])
      #expect(window.accessibilityIssues() == [])
    }
  }

  @Test
  func tasksRunWhileAnAsynchronousTestSettles() async throws {
    let model = Model()
    let window = TestWindow { CountView(model: model) { Task { model.first += 1 } } }
    defer { window.close() }
    try window.find(.button, named: "Count 0").click()
    await window.settle()
    #expect(window.texts == ["Count 1"])
  }

  @Test
  func findThrowsIfNoElementMatches() throws {
    let window = TestWindow { Text("nothing") }
    defer { window.close() }
    #expect(throws: NotFound.self) { try window.find(.button, named: "Save") }
  }
}

private struct CountView: View {
  let model: Model
  let action: @MainActor () -> Void

  var body: some View {
    Button("Count \(model.first)") { action() }
  }
}
