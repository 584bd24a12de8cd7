import GtkTestSupport
import Observation
import XCTest

@testable import GtkUI

final class ObservableObjectTests: XCTestCase {
  func testPublishedPropertyUpdatesEachViewOncePerFlush() throws {
    try onMain {
      let model = Profile()
      try inWindow {
        Page(model: model)
      } use: { window in
        XCTAssertEqual(window.texts, [" 0", "Row "])
        let bodies = BodyCount.during {
          model.name = "a"
          model.name = "b"
          model.age = 1
          window.settle()
        }
        XCTAssertEqual(window.texts, ["b 1", "Row b"])
        XCTAssertEqual(bodies, ["Page": 1, "Row": 1])
      }
    }
  }

  func testObjectThatNotifiesByItselfUpdatesItsView() throws {
    try onMain {
      let ruler = Ruler()
      try inWindow {
        RulerView(ruler: ruler)
      } use: { window in
        ruler.length = 2
        window.settle()
        XCTAssertEqual(window.texts, ["2"])
      }
    }
  }

  func testViewIsUpdatedIfItsBodyReadsOnlyValuesThatDependOnTheObject() throws {
    try onMain {
      let model = Profile()
      let log = Log()
      try inWindow {
        Indirect(model: model, log: log)
      } use: { window in
        log.append("changed")
        model.objectWillChange.send()
        window.settle()
        XCTAssertEqual(window.texts, ["1"])
      }
    }
  }

  func testStateObjectIsCreatedOnceAndUpdatesItsView() throws {
    try onMain {
      let log = Log()
      try inWindow {
        Owner(log: log)
      } use: { window in
        try window.click("Rename")
        XCTAssertEqual(window.texts.first, "renamed")
        window.update { Owner(log: log) }
        XCTAssertEqual(window.texts.first, "renamed")
        XCTAssertEqual(log.lines, ["create"])
      }
      XCTAssertEqual(log.lines, ["create", "release"])
    }
  }

  func testBindingToAPropertyUpdatesTheViewThatReadsIt() throws {
    try onMain {
      let model = Profile()
      try inWindow {
        Form(model: model)
      } use: { window in
        model.name = "a"
        window.settle()
        XCTAssertEqual(window.texts.first, "Editor a")
        try window.click("Clear")
        XCTAssertEqual(model.name, "")
        XCTAssertEqual(window.texts.first, "Editor ")
      }
    }
  }

  func testViewObservesAnotherObjectAfterItsObjectWasReplaced() throws {
    try onMain {
      let (first, second) = (Profile(), Profile())
      try inWindow {
        Row(model: first)
      } use: { window in
        window.update { Row(model: second) }
        second.name = "second"
        window.settle()
        XCTAssertEqual(window.texts, ["Row second"])
        let bodies = BodyCount.during {
          first.name = "first"
          window.settle()
        }
        XCTAssertEqual(bodies, [:])
      }
    }
  }

  func testRemovedViewObservesNothing() throws {
    try onMain {
      let model = Profile()
      weak var released: Profile?
      try inWindow {
        if true { Row(model: model) }
      } use: { _ in
        model.name = "a"
      }
      let bodies = BodyCount.during {
        model.name = "b"
        GtkTesting.settle()
      }
      XCTAssertEqual(bodies, [:])
      try {
        let model = Profile()
        released = model
        try inWindow {
          Row(model: model)
        } use: { _ in
        }
      }()
      XCTAssertNil(released)
    }
  }

  func testChangeOfAnotherThreadUpdatesTheView() throws {
    try onMain {
      let model = Profile()
      try inWindow {
        Row(model: model)
      } use: { window in
        // Safe, because the main thread reads the object only after the change.
        nonisolated(unsafe) let changed = model
        let thread = DispatchQueue(label: "change")
        thread.sync { changed.name = "a" }
        XCTAssertTrue(GtkTesting.wait { window.texts == ["Row a"] })
      }
    }
  }

  func testObjectThatIsAlsoObservableIsObservedOnce() throws {
    try onMain {
      let model = Both()
      try inWindow {
        BothView(model: model)
      } use: { window in
        let bodies = BodyCount.during {
          model.observed = 1
          model.notify()
          window.settle()
        }
        XCTAssertEqual(window.texts, ["1"])
        XCTAssertEqual(bodies, ["BothView": 1])
      }
    }
  }

  func testModifierObservesItsObject() throws {
    try onMain {
      let model = Profile()
      try inWindow {
        Text("content").modifier(Titled(model: model))
      } use: { window in
        model.name = "a"
        window.settle()
        XCTAssertEqual(window.texts, ["a", "content"])
      }
    }
  }
}

private final class Profile: ObservableObject {
  @Published var name = ""
  @Published var age = 0
}

private final class Ruler: ObservableObject {
  let objectWillChange = ObservableObjectPublisher()
  var length = 1 {
    willSet { objectWillChange.send() }
  }
}

@Observable
private final class Both: ObservableObject {
  @ObservationIgnored let objectWillChange = ObservableObjectPublisher()
  var observed = 0

  func notify() { objectWillChange.send() }
}

private struct Page: View {
  @ObservedObject var model: Profile

  var body: some View {
    VStack {
      Text("\(model.name) \(model.age)")
      Row(model: model)
    }
  }
}

private struct Row: View {
  @ObservedObject var model: Profile

  var body: some View { Text("Row \(model.name)") }
}

private struct RulerView: View {
  @ObservedObject var ruler: Ruler

  var body: some View { Text("\(ruler.length)") }
}

private struct Indirect: View {
  @ObservedObject var model: Profile
  let log: Log

  var body: some View { Text("\(log.lines.count)") }
}

private struct BothView: View {
  @ObservedObject var model: Both

  var body: some View { Text("\(model.observed)") }
}

private struct Form: View {
  @ObservedObject var model: Profile

  var body: some View { Editor(name: $model.name) }
}

private struct Editor: View {
  @Binding var name: String

  var body: some View {
    Text("Editor \(name)")
    Button("Clear") { name = "" }
  }
}

private struct Titled: ViewModifier {
  @ObservedObject var model: Profile

  func body(content: Content) -> some View {
    VStack {
      Text(model.name)
      content
    }
  }
}

private final class Owned: ObservableObject {
  @Published var title = "new"
  private let onRelease: () -> Void

  @MainActor
  init(_ log: Log) {
    log.append("create")
    onRelease = { MainActor.assumeIsolated { log.append("release") } }
  }

  deinit { onRelease() }
}

private struct Owner: View {
  @StateObject private var owned: Owned

  init(log: Log) {
    _owned = StateObject(wrappedValue: Owned(log))
  }

  var body: some View {
    Text(owned.title)
    Button("Rename") { $owned.title.wrappedValue = "renamed" }
  }
}
