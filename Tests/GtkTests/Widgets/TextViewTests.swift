import CGtk
import TestSupport
import XCTest

@testable import Gtk

final class TextViewTests: GtkTestCase {
  func testLongPartsStayInTheText() {
    withoutLeaks { probe in
      let view = probe(TextView())
      view.wraps = true
      let word = "x".repeated(1200)
      let accents = "a" + "\u{301}".repeated(1200)
      for text in [word, accents, "one\n\(word)\n\(accents)\ntwo", "short"] {
        view.text = text
        XCTAssertEqual(view.text, text)
      }
    }
  }

  func testOnlyLongPartsHaveATag() {
    withoutLeaks { probe in
      let view = probe(TextView())
      let word = "x".repeated(1200)
      let accents = "a\("\u{301}".repeated(60))"
      view.text = "one\n\(word)\n\(accents)"
      XCTAssertEqual(taggedPositions(of: view), [4, 1204, 1256, 1266])
      // A deletion makes the word short.
      let buffer = gtk_text_view_get_buffer(view.cast())
      var (start, end) = (GtkTextIter(), GtkTextIter())
      gtk_text_buffer_get_iter_at_offset(buffer, &start, 4)
      gtk_text_buffer_get_iter_at_offset(buffer, &end, 504)
      gtk_text_buffer_delete(buffer, &start, &end)
      XCTAssertEqual(taggedPositions(of: view), [756, 766])
    }
  }
}

/// Returns the positions at which the tags change.
@MainActor
private func taggedPositions(of view: TextView) -> [Int] {
  var iter = GtkTextIter()
  gtk_text_buffer_get_start_iter(gtk_text_view_get_buffer(view.cast()), &iter)
  var positions: [Int] = []
  while gtk_text_iter_forward_to_tag_toggle(&iter, nil).isTrue {
    positions.append(Int(gtk_text_iter_get_offset(&iter)))
    if gtk_text_iter_is_end(&iter).isTrue { break }
  }
  return positions
}
