import CGtk
import Gtk
import GtkTestSupport
import GtkUI
import XCTest

final class ViewHostTests: XCTestCase {
  func testAViewInAPaneObservesAndIsUpdated() throws {
    let model = onMain { Model() }
    try inWindow {
      Split(model: model, title: "Title")
    } use: { window in
      XCTAssertEqual(window.texts, ["Title 0", "Count"])
      try window.click("Count")
      XCTAssertEqual(window.texts, ["Title 1", "Count"])
      model.first = 7
      window.settle()
      XCTAssertEqual(window.texts, ["Title 7", "Count"])
      window.update { Split(model: model, title: "Other") }
      XCTAssertEqual(window.texts, ["Other 7", "Count"])
    }
  }

  func testAViewInAPanePresentsSheetsAboveItsWindow() throws {
    let model = onMain { Model() }
    try inWindow {
      Split(model: model, title: "Title")
    } use: { window in
      model.isOn = true
      window.settle()
      XCTAssertEqual(window.sheet?.texts.contains("Sheet"), true)
      model.isOn = false
      window.settle()
      XCTAssertNil(window.sheet)
    }
  }
}

private struct Split: View {
  @Environment(\.self) private var environment
  let model: Model
  let title: String

  var body: some View {
    let part = { Part(model: model, title: title) }
    GtkWidgetView {
      Paned(ViewHost(environment: environment, content: part))
    } update: { paned in
      paned.start.update(environment: environment, content: part)
    }
  }
}

private struct Part: View {
  let model: Model
  let title: String

  var body: some View {
    @Bindable var model = model
    VStack {
      Text("\(title) \(model.first)")
      Button("Count") { model.first += 1 }
    }
    .sheet(isPresented: $model.isOn) { Text("Sheet") }
  }
}

private final class Paned: Widget {
  let start: ViewHost<Part>

  init(_ start: ViewHost<Part>) {
    self.start = start
    super.init(gtk_paned_new(GTK_ORIENTATION_HORIZONTAL), transfer: .floating)
    gtk_paned_set_start_child(opaque, start.widget.widget)
  }
}
