import GtkTestSupport
import TestSupport
import XCTest

@testable import GtkUI

final class EnvironmentObjectTests: XCTestCase {
  func testViewReadsAndObservesTheObjectOfTheNearestAncestor() throws {
    try onMain {
      let (outer, inner) = (Library("outer"), Library("inner"))
      try inWindow {
        VStack {
          Shelf()
          Shelf().environmentObject(inner)
        }
        .environmentObject(outer)
      } use: { window in
        XCTAssertEqual(window.texts, ["outer", "inner"])
        let bodies = BodyCount.during {
          inner.name = "changed"
          window.settle()
        }
        XCTAssertEqual(window.texts, ["outer", "changed"])
        XCTAssertEqual(bodies, ["Shelf": 1])
      }
    }
  }

  func testObjectsOfDifferentTypesAreIndependent() throws {
    try onMain {
      try inWindow {
        Desk().environmentObject(Library("books")).environmentObject(Lamp())
      } use: { window in
        XCTAssertEqual(window.texts, ["books", "off"])
      }
    }
  }

  func testViewObservesTheObjectThatReplacesAnotherObject() throws {
    try onMain {
      let (first, second) = (Library("first"), Library("second"))
      try inWindow {
        Shelf().environmentObject(first)
      } use: { window in
        window.update { Shelf().environmentObject(second) }
        XCTAssertEqual(window.texts, ["second"])
        second.name = "changed"
        window.settle()
        XCTAssertEqual(window.texts, ["changed"])
        let bodies = BodyCount.during {
          first.name = "unused"
          window.settle()
        }
        XCTAssertEqual(bodies, [:])
      }
    }
  }

  func testBindingWritesTheObject() throws {
    try onMain {
      let library = Library("a")
      try inWindow {
        RenameView().environmentObject(library)
      } use: { window in
        try window.click("Rename")
        XCTAssertEqual(library.name, "renamed")
        XCTAssertEqual(window.texts.first, "renamed")
      }
    }
  }

  func testMissingObjectIsReportedAndTheViewShowsNothing() throws {
    try onMain {
      let issues = try recordIssues {
        try inWindow {
          VStack {
            Text("above")
            Shelf()
          }
        } use: { window in
          XCTAssertEqual(window.texts, ["above"])
          window.update {
            VStack {
              Text("again")
              Shelf()
            }
          }
          XCTAssertEqual(window.texts, ["again"])
        }
      }
      XCTAssertEqual(issues.count, 1)
      XCTAssertEqual(
        issues.first?.message.hasPrefix("The view 'Shelf' reads a 'Library' from the environment"),
        true
      )
    }
  }

  func testViewAppearsWhenItsMissingObjectIsSet() throws {
    try onMain {
      let model = Setting()
      let issues = try recordIssues {
        try inWindow {
          Provider(setting: model)
        } use: { window in
          XCTAssertEqual(window.texts, ["above"])
          model.library = Library("set")
          window.settle()
          XCTAssertEqual(window.texts, ["above", "set"])
        }
      }
      XCTAssertEqual(issues.count, 1)
    }
  }

  func testMissingObjectOfAModifierIsReported() throws {
    try onMain {
      let issues = try recordIssues {
        try inWindow {
          Text("content").modifier(Shelved())
        } use: { window in
          XCTAssertEqual(window.texts, [])
        }
      }
      XCTAssertEqual(issues.count, 1)
    }
  }

  func testSheetHasTheObjectOfTheViewThatPresentsIt() throws {
    try onMain {
      let library = Library("a")
      try inWindow {
        Text("root").sheet(isPresented: .constant(true)) { Shelf() }.environmentObject(library)
      } use: { window in
        window.settle()
        XCTAssertTrue(GtkTesting.wait { window.sheet?.texts.contains("a") == true })
      }
    }
  }
}

private final class Library: ObservableObject {
  @Published var name: String

  init(_ name: String) { self.name = name }
}

private final class Lamp: ObservableObject {
  @Published var isOn = false
}

private final class Setting: ObservableObject {
  @Published var library: Library?
}

private struct Shelf: View {
  @EnvironmentObject private var library: Library

  var body: some View { Text(library.name) }
}

private struct Desk: View {
  @EnvironmentObject private var library: Library
  @EnvironmentObject private var lamp: Lamp

  var body: some View {
    Text(library.name)
    Text(lamp.isOn ? "on" : "off")
  }
}

private struct RenameView: View {
  @EnvironmentObject private var library: Library

  var body: some View {
    Text(library.name)
    Button("Rename") { $library.name.wrappedValue = "renamed" }
  }
}

/// A view that sets an object in the environment without another identity of its content.
private struct Provider: View {
  @ObservedObject var setting: Setting

  var body: some View {
    VStack {
      Text("above")
      Shelf()
    }
    .transformEnvironment { $0[object: Library.self] = setting.library }
  }
}

private struct Shelved: ViewModifier {
  @EnvironmentObject private var library: Library

  func body(content: Content) -> some View {
    VStack {
      Text(library.name)
      content
    }
  }
}
