import GtkTestSupport
import TestSupport
import XCTest

@testable import GtkUI

/// The tags of rows, which identify the rows in the selection of a list.
final class ListTagTests: XCTestCase {
  func testStaticRowsAreSelectedByTheirTags() throws {
    let model = onMain { ControlModel<Int?>(2) }
    try inWindow {
      List(selection: model.binding) {
        Text("one").tag(1)
        Section("More") {
          Text("two").padding().tag(2)
          if true { Text("three").tag(3).frame(width: 80) }
        }
        Group {
          HStack { Text("four") }.tag("4").tag(4)
          AnyView(Text("five").tag(5 as Int?))
        }
        Tagged(value: 6)
      }
    } use: { window in
      let list = try window.list
      XCTAssertEqual(list.selectedIndices, [2])
      for (name, value) in [("one", 1), ("three", 3), ("four", 4), ("five", 5), ("tagged", 6)] {
        try window.find(.listItem, named: name).click()
        XCTAssertEqual(model.value, value)
        XCTAssertEqual(list.selectedIndices.count, 1)
      }
      model.value = 4
      window.settle()
      XCTAssertTrue(try window.find(.listItem, named: "four").isAccessibleSelected)
      XCTAssertFalse(try window.find(.listItem, named: "tagged").isAccessibleSelected)
    }
  }

  func testSeveralStaticRowsAreSelectedByTheirTags() throws {
    let model = onMain { ControlModel<Set<Int>>([]) }
    try inWindow {
      List(selection: model.binding) {
        Section("Numbers") { Text("one").tag(1) }
        Text("two").tag(2)
        Text("no number")
      }
    } use: { window in
      let list = try window.list
      try window.find(.listItem, named: "one").grabFocus()
      XCTAssertTrue(window.press("<Control>a"))
      XCTAssertEqual(model.value, [1, 2])
      XCTAssertEqual(list.selectedIndices, [1, 2], "The row without a tag is not selected.")
      model.value = [2]
      window.settle()
      XCTAssertEqual(list.selectedIndices, [2])
    }
  }

  func testRowsOfAForEachAreSelectedByTheirTagsOrElseByTheirIDs() throws {
    let model = onMain { ControlModel<String?>("c7") }
    try inWindow {
      List(selection: model.binding) {
        ForEach(0..<10) { Text("text \($0)").tag("c\($0)") }
        ForEach(["x", "y"], id: \.self) { Text($0).tag(1) }
      }
    } use: { window in
      let list = try window.list
      XCTAssertEqual(list.selectedIndices, [7])
      try window.find(.listItem, named: "text 3").click()
      XCTAssertEqual(model.value, "c3")
      try window.find(.listItem, named: "y").click()
      XCTAssertEqual(model.value, "y")
      model.value = "x"
      window.settle()
      XCTAssertEqual(list.selectedIndices, [10])
    }
  }

  func testATagInTheBodyOfARowIsTheTagOfTheRow() throws {
    let model = onMain { ControlModel<Int?>(12) }
    try inWindow {
      List(selection: model.binding) {
        ForEach(["a", "b", "c"], id: \.self) { Tagged(value: $0 == "b" ? 12 : 1) }
      }
    } use: { window in
      XCTAssertEqual(try window.list.selectedIndices, [1])
    }
  }

  func testTheOptionsOfAPickerAreNoTagsOfTheRow() throws {
    let model = onMain { ControlModel<Int?>(nil) }
    try inWindow {
      List(selection: model.binding) {
        HStack { Picker("Size", selection: .constant(1)) { Text("small").tag(1) } }
        Text("two").tag(2)
      }
    } use: { window in
      model.value = 1
      window.settle()
      XCTAssertEqual(try window.list.selectedIndices, [])
    }
  }

  func testALongListFindsTheRowOfATagWithoutCreatingOtherRows() throws {
    let model = onMain { ControlModel<Int?>(90_000) }
    let count = onMain { Counter() }
    try inWindow {
      List(selection: model.binding) {
        ForEach(0..<100_000) { number in
          count.counted(Text("row \(number)").tag(number))
        }
      }
    } use: { window in
      XCTAssertEqual(try window.list.selectedIndices, [90_000])
      XCTAssertLessThan(count.value, 1_000)
      count.value = 0
      model.value = 5
      window.settle()
      XCTAssertEqual(try window.list.selectedIndices, [5])
      XCTAssertLessThan(count.value, 20)
    }
  }

  func testARowOfALongListWithAnotherTagThanItsIDIsSelectedWhenItIsCreated() throws {
    let model = onMain { ControlModel<String?>("tag 90000") }
    let count = onMain { Counter() }
    try inWindow {
      List(selection: model.binding) {
        ForEach(0..<100_000) { number in
          count.counted(Text("row \(number)").tag("tag \(number)"))
        }
      }
    } use: { window in
      let list = try window.list
      XCTAssertEqual(list.selectedIndices, [])
      list.scroll(to: 90_000)
      XCTAssertTrue(GtkTesting.wait { list.selectedIndices == [90_000] })
      XCTAssertLessThan(count.value, 3_000)
      XCTAssertEqual(model.value, "tag 90000")
    }
  }

  func testASelectionThatMatchesNoRowIsReportedOnce() throws {
    let issues = try onMain {
      try recordMessages {
        let model = Model()
        try inWindow {
          List(0..<3, id: \.self, selection: Binding<String?>.constant(nil)) {
            Text("\($0 + model.first)")
          }
        } use: { window in
          model.first = 1
          window.settle()
          try window.list.selectedIndices = [1]
          window.settle()
          XCTAssertEqual(try window.list.selectedIndices, [])
        }
      }
    }
    XCTAssertEqual(issues.count, 1)
    XCTAssertTrue(issues.first?.contains("'String'") ?? false)
    XCTAssertTrue(issues.first?.contains("ids of the type 'Int'") ?? false)
    XCTAssertTrue(issues.first?.contains(".tag(") ?? false)
  }

  func testTagsOfAnotherTypeAreReported() throws {
    let issues = try onMain {
      try recordMessages {
        try inWindow {
          List(selection: .constant([] as Set<Int>)) { Text("a").tag("a") }
        } use: { _ in
        }
      }
    }
    XCTAssertEqual(issues.count, 1)
    XCTAssertTrue(issues.first?.contains("a tag of the type 'String'") ?? false)
  }

  func testRowsWithoutTagsAreReportedWhenTheUserSelectsARow() throws {
    let model = onMain { ControlModel<Int?>(nil) }
    try inWindow {
      List(selection: model.binding) {
        Text("a")
        Text("b")
      }
    } use: { window in
      let issues = try recordMessages {
        try window.find(.listItem, named: "b").click()
        try window.find(.listItem, named: "a").click()
      }
      XCTAssertEqual(issues.count, 1)
      XCTAssertTrue(issues.first?.contains("no tags") ?? false)
      XCTAssertEqual(model.writes, [])
    }
  }

  func testOnlyTheFirstRowOfARepeatedTagIsSelectedAndAnIssueIsReported() throws {
    let issues = try onMain {
      try recordMessages {
        let model = ControlModel<Int?>(1)
        try inWindow {
          List(selection: model.binding) {
            Text("a").tag(1)
            Text("b").tag(1)
            Text("c").tag(2)
          }
        } use: { window in
          XCTAssertEqual(try window.list.selectedIndices, [0])
          model.value = 2
          window.settle()
          try window.find(.listItem, named: "b").click()
          XCTAssertEqual(model.value, 2)
          XCTAssertEqual(try window.list.selectedIndices, [2])
        }
      }
    }
    XCTAssertEqual(issues.count, 1)
    XCTAssertTrue(issues.first?.contains("the tag '1'") ?? false)
  }

  func testAChangedTagChangesTheSelectedRow() throws {
    let model = onMain { Model() }
    try inWindow {
      ChangingTags(model: model)
    } use: { window in
      XCTAssertEqual(try window.list.selectedIndices, [0])
      model.first = 1
      window.settle()
      XCTAssertEqual(try window.list.selectedIndices, [1])
    }
  }
}

private struct Tagged: View {
  let value: Int

  var body: some View { Text("tagged").tag(value) }
}

private struct ChangingTags: View {
  let model: Model

  var body: some View {
    List(selection: .constant(0 as Int?)) {
      Text("a").tag(model.first)
      Text("b").tag(1 - model.first)
    }
  }
}

@MainActor
private final class Counter {
  var value = 0

  func counted<V: View>(_ view: V) -> V {
    value += 1
    return view
  }
}
