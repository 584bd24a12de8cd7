import CGtk
import XCTest

@testable import Gtk

final class ColorAreaTests: GtkTestCase {
  func testFilledRectangleCoversTheAreaWithItsColor() {
    checkPixels { area in
      area.color = RGBA(red: 1, green: 0, blue: 0)
    } expected: {
      ($0.centre, $0.corner, $0.edge) == (.red, .red, .red)
    }
  }

  func testFilledCircleLeavesTheCornersTransparent() {
    checkPixels { area in
      area.color = RGBA(red: 1, green: 0, blue: 0)
      area.outline = .circle
    } expected: {
      ($0.centre, $0.corner, $0.edge) == (.red, .clear, .clear)
    }
  }

  func testCapsuleReachesTheEdgesAndLeavesTheCornersTransparent() {
    checkPixels { area in
      area.color = RGBA(red: 1, green: 0, blue: 0)
      area.outline = .capsule
    } expected: {
      ($0.centre, $0.corner, $0.edge) == (.red, .clear, .red)
    }
  }

  func testLineIsDrawnAlongTheInnerEdgeOnly() {
    checkPixels { area in
      area.color = RGBA(red: 1, green: 0, blue: 0)
      area.lineWidth = 6
    } expected: {
      ($0.centre, $0.corner, $0.edge) == (.clear, .red, .red)
    }
  }

  func testAreaIsHiddenFromAssistiveTechnologies() {
    withoutLeaks { probe in XCTAssertTrue(probe(ColorArea()).isAccessibleHidden) }
  }

  /// Draws an area of 80 by 40 pixels, and checks the pixels in its centre, in its corner, and in
  /// the middle of its left edge.
  private func checkPixels(
    line: UInt = #line,
    of prepare: @MainActor (ColorArea) -> Void,
    expected: @MainActor ((centre: Pixel, corner: Pixel, edge: Pixel)) -> Bool
  ) {
    withoutLeaks { probe in
      let area = probe(ColorArea())
      area.sizeRequest = (80, 40)
      area.halign = .start
      area.valign = .start
      prepare(area)
      withWindow(showing: area) { _ in
        let pixels = area.pixels(at: [(40, 20), (0, 0), (2, 20)])
        let isExpected = expected((pixels[0], pixels[1], pixels[2]))
        XCTAssertTrue(isExpected, "\(pixels)", line: line)
      }
    }
  }
}

/// A pixel in the format of cairo: opacity, red, green and blue in a byte each.
private struct Pixel: Equatable {
  let value: UInt32

  static let clear = Pixel(value: 0)
  static let red = Pixel(value: 0xFFFF_0000)
}

extension Widget {
  /// Draws the widget, and returns the pixels at the positions.
  fileprivate func pixels(at positions: [(x: Int, y: Int)]) -> [Pixel] {
    let (width, height) = (Int32(allocatedWidth), Int32(allocatedHeight))
    let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, width, height)
    defer { cairo_surface_destroy(surface) }
    let paintable = gtk_widget_paintable_new(widget)
    let snapshot = gtk_snapshot_new()
    gdk_paintable_snapshot(paintable, snapshot, Double(width), Double(height))
    if let paintable { g_object_unref(UnsafeMutableRawPointer(paintable)) }
    guard let node = gtk_snapshot_free_to_node(snapshot) else {
      return positions.map { _ in .clear }
    }
    let cairo = cairo_create(surface)
    gsk_render_node_draw(node, cairo)
    cairo_destroy(cairo)
    gsk_render_node_unref(node)
    cairo_surface_flush(surface)
    let stride = Int(cairo_image_surface_get_stride(surface))
    let data = UnsafeRawPointer(cairo_image_surface_get_data(surface))
    return positions.map { x, y in
      Pixel(value: data?.load(fromByteOffset: y * stride + x * 4, as: UInt32.self) ?? 0)
    }
  }
}
