import XCTest

@testable import Gtk

final class BoxTests: GtkTestCase {
  func testBoxStoresItsProperties() {
    withoutLeaks { probe in
      let box = probe(Box(orientation: .vertical, spacing: 6))
      XCTAssertEqual(box.orientation, .vertical)
      XCTAssertEqual(box.spacing, 6)
      box.orientation = .horizontal
      box.spacing = 12
      box.isHomogeneous = true
      XCTAssertEqual(box.orientation, .horizontal)
      XCTAssertEqual(box.spacing, 12)
      XCTAssertTrue(box.isHomogeneous)
    }
  }

  func testBoxInsertsMovesAndRemovesChildrenInOrder() {
    withoutLeaks { probe in
      let box = probe(Box(orientation: .vertical))
      checkOrder(of: box) { box.children }
      let label = Label(text: "p")
      box.prepend(label)
      XCTAssert(box.firstChild === label)
      box.append(Label(text: "q"))
      XCTAssertEqual((box.lastChild as? Label)?.text, nil, "Only GTK holds it.")
      XCTAssertEqual(box.lastChild?.accessibleLabel, "q")
    }
  }

  func testListBoxInsertsMovesAndRemovesChildrenInOrder() {
    withoutLeaks { probe in
      let list = probe(ListBox())
      // GTK wraps the labels in rows.
      checkOrder(of: list) { list.children.compactMap(\.firstChild) }
    }
  }
}

/// Inserts labels into a container, moves the labels and removes the labels.
@MainActor
private func checkOrder(
  of container: any OrderedContainer,
  file: StaticString = #filePath,
  line: UInt = #line,
  _ children: () -> [Widget]
) {
  let a = Label(text: "a")
  let b = Label(text: "b")
  let c = Label(text: "c")
  container.insert(b, after: nil)
  container.insert(a, after: nil)
  container.insert(c, after: b)
  XCTAssertEqual(children(), [a, b, c], file: file, line: line)
  container.move(c, after: nil)
  XCTAssertEqual(children(), [c, a, b], file: file, line: line)
  container.move(c, after: b)
  XCTAssertEqual(children(), [a, b, c], file: file, line: line)
  container.move(a, after: b)
  XCTAssertEqual(children(), [b, a, c], file: file, line: line)
  container.remove(a)
  XCTAssertEqual(children(), [b, c], file: file, line: line)
  XCTAssertNil(a.parent, file: file, line: line)
  container.insert(a, after: c)
  XCTAssertEqual(children(), [b, c, a], file: file, line: line)
  [a, b, c].forEach { container.remove($0) }
  XCTAssertEqual(children(), [], file: file, line: line)
}
