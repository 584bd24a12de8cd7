import CGtk
import Gtk
import GtkTestSupport
import XCTest

@testable import GtkUI

final class ViewHostTests: XCTestCase {
  func testHostedViewObservesItsModelAndIsUpdated() throws {
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

  func testHostedViewPresentsAndDismissesASheet() throws {
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

  func testHostedViewIsEvaluatedOnceWhenItsAncestorReadsTheSameChange() throws {
    let model = onMain { Model() }
    try inWindow {
      Reader(model: model)
    } use: { window in
      let evaluated = BodyCount.during {
        model.first = 3
        window.settle()
      }
      XCTAssertEqual(evaluated["Reader"], 1)
      XCTAssertEqual(evaluated["Part"], 1)
      XCTAssertEqual(window.texts, ["Title 3 3", "Count"])
    }
  }

  func testOnlyTheHostedViewThatReadsAChangeIsEvaluated() throws {
    let model = onMain { Model() }
    try inWindow {
      Nested(model: model)
    } use: { window in
      let evaluated = BodyCount.during {
        model.first = 3
        window.settle()
      }
      XCTAssertEqual(evaluated["NestedLeaf"], 1)
      XCTAssertNil(evaluated["NestedRoot"])
      XCTAssertEqual(window.texts, ["Leaf 3"])
    }
  }

  func testAHostedViewOnACoveredPageIsNotUpdated() throws {
    let model = onMain { Model() }
    try inWindow {
      Stack(model: model)
    } use: { window in
      model.second = 1
      window.settle()
      let evaluated = BodyCount.during {
        model.first = 3
        window.settle()
      }
      XCTAssertNil(evaluated["Part"])
      model.second = 0
      window.settle()
      XCTAssertEqual(window.texts.filter { $0.hasPrefix("Title") }, ["Title 3"])
    }
  }

  func testHostedViewIsRemovedWithItsAncestor() throws {
    let model = onMain { Model() }
    let log = onMain { Disappearances() }
    try inWindow {
      Removable(model: model, log: log)
    } use: { window in
      XCTAssertEqual(window.texts, ["Hosted"])
      model.first = 1
      window.settle()
      XCTAssertEqual(log.count, 1)
      XCTAssertEqual(window.texts, [])
      log.retained = nil
    }
  }
}

@MainActor
private final class Disappearances {
  var count = 0
  /// The host, which is retained so that its release does not remove the view.
  var retained: AnyObject?
}

/// A view that reads the property that the hosted view reads.
private struct Reader: View {
  let model: Model

  var body: some View {
    Split(model: model, title: "Title \(model.first)")
  }
}

private struct Stack: View {
  let model: Model

  var body: some View {
    NavigationContainer(
      ids: model.second == 0 ? [] : [model.second],
      onPop: { _ in model.second = 0 },
      root: { Split(model: model, title: "Title") },
      destination: { Text("Page \($0)") }
    )
  }
}

private struct Nested: View {
  let model: Model

  var body: some View {
    let root = { NestedRoot(model: model) }
    GtkWidgetView {
      Single(ViewHost(content: root))
    } update: {
      $0.host.update(content: root)
    }
  }
}

private struct NestedRoot: View {
  let model: Model

  var body: some View { NestedLeaf(model: model) }
}

private struct NestedLeaf: View {
  let model: Model

  var body: some View { Text("Leaf \(model.first)") }
}

private struct Removable: View {
  let model: Model
  let log: Disappearances

  var body: some View {
    if model.first == 0 {
      Host(log: log) { Text("Hosted").onDisappear { log.count += 1 } }
    }
  }
}

private struct Host<Content: View>: View {
  let log: Disappearances
  @ViewBuilder let content: () -> Content

  var body: some View {
    GtkWidgetView {
      let host = ViewHost(content: content)
      log.retained = host
      return Single(host)
    }
  }
}

private final class Single<Content: View>: Widget {
  let host: ViewHost<Content>

  init(_ host: ViewHost<Content>) {
    self.host = host
    super.init(gtk_paned_new(GTK_ORIENTATION_HORIZONTAL), transfer: .floating)
    gtk_paned_set_start_child(opaque, host.widget.widget)
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
