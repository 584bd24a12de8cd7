import CGtk
import XCTest

@testable import Gtk

final class StoredValueTests: GtkTestCase {
  func testStoredValueIsReplacedAndRemainsWhenTheWrapperIsReleased() {
    withoutLeaks { probe in
      let quark = g_quark_from_string("stored-value-test")
      let box = probe(Box(orientation: .vertical))
      var label: Label? = Label(text: "x")
      let instance = label!.widget
      box.append(label!)
      XCTAssertNil(StoredValue.read(Pair.self, quark, of: instance))
      StoredValue.store(Pair(first: 1, second: 2), quark, in: instance)
      XCTAssertEqual(StoredValue.read(Pair.self, quark, of: instance), Pair(first: 1, second: 2))
      StoredValue.store(Pair(first: 3, second: 4), quark, in: instance)
      label = nil
      XCTAssertEqual(StoredValue.read(Pair.self, quark, of: instance), Pair(first: 3, second: 4))
      XCTAssertNil(StoredValue.read(Pair.self, quark, of: box.widget), "Another instance.")
    }
  }
}

private struct Pair: Equatable {
  var first: Int32
  var second: Double
}
