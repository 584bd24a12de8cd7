import CGtk
import XCTest

@testable import Gtk

final class SpliceTests: GtkTestCase {
  func testSpliceReachesTheNewOrderInTheExpectedOperations() {
    let cases: [(old: String, new: String, operations: Int)] = [
      ("", "", 0),
      ("", "abc", 3),
      ("abc", "", 3),
      ("abc", "abc", 0),
      ("abc", "abcd", 1),
      ("abc", "xabc", 1),
      ("abc", "axbc", 1),
      ("abc", "bc", 1),
      ("abc", "ac", 1),
      ("abc", "cab", 1),
      ("abc", "bca", 2),
      ("abcd", "dcba", 3),
      ("abcd", "badc", 2),
      ("abcd", "xcy", 5),
      ("abc", "xyz", 6),
      ("abcdef", "fxbda", 6),
    ]
    withoutLeaks { probe in
      for (old, new, operations) in cases {
        let recorder = Recorder()
        let labels = Dictionary(
          uniqueKeysWithValues: Set(old + new).map { ($0, probe(Label(text: String($0)))) }
        )
        let before = old.compactMap { labels[$0] }
        let after = new.compactMap { labels[$0] }
        recorder.splice(before, replacing: [])
        XCTAssertEqual(recorder.order, before)
        recorder.operations = 0
        recorder.splice(after, replacing: before)
        XCTAssertEqual(recorder.order, after, "\(old) → \(new)")
        XCTAssertEqual(recorder.operations, operations, "\(old) → \(new)")
      }
    }
  }

  func testSpliceReplacesTheChildrenOfABox() {
    withoutLeaks { probe in
      let box = probe(Box(orientation: .vertical))
      let labels = (0..<6).map { probe(Label(text: "\($0)")) }
      var placed: [Widget] = []
      for order in [[0, 1, 2], [2, 1, 0], [5, 0, 3], [3, 4, 5, 0], [], [0, 5, 1, 4, 2, 3]] {
        let wanted = order.map { labels[$0] }
        box.splice(wanted, replacing: placed)
        placed = wanted
        XCTAssertEqual(box.children, wanted)
      }
    }
  }

  func testChildMovedBySpliceRetainsTheFocus() {
    withoutLeaks { probe in
      let box = probe(Box(orientation: .vertical))
      let buttons = (0..<3).map { probe(Button(label: "\($0)")) }
      box.splice(buttons, replacing: [])
      withWindow(showing: box) { _ in
        buttons[2].grabFocus()
        box.splice([buttons[2], buttons[0], buttons[1]], replacing: buttons)
        XCTAssertTrue(buttons[2].isFocus)
      }
    }
  }
}

/// A container that only stores its children, and counts the operations.
private final class Recorder: Widget, OrderedContainer {
  var operations = 0
  private var list: [Widget] = []

  var order: [Widget] { list }

  init() { super.init(gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)) }

  func insert(_ child: Widget, after sibling: Widget?) {
    operations += 1
    list.insert(child, at: place(after: sibling))
  }

  func move(_ child: Widget, after sibling: Widget?) {
    operations += 1
    list.removeAll { $0 === child }
    list.insert(child, at: place(after: sibling))
  }

  func remove(_ child: Widget) {
    operations += 1
    list.removeAll { $0 === child }
  }

  private func place(after sibling: Widget?) -> Int {
    sibling.flatMap { list.firstIndex(of: $0) }.map { $0 + 1 } ?? 0
  }
}
