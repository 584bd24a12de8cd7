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

  func testTrimmedLineIsDrawnAlongAPartOfTheOutline() {
    // The outline starts at the corner, and a third of its length is the upper edge.
    checkPixels { area in
      area.color = RGBA(red: 1, green: 0, blue: 0)
      area.lineWidth = 6
      area.trim = 0...0.3
    } expected: {
      ($0.top, $0.corner, $0.edge) == (.red, .clear, .clear)
    }
    checkPixels { area in
      area.color = RGBA(red: 1, green: 0, blue: 0)
      area.lineWidth = 6
      area.trim = 0.5...1
    } expected: {
      ($0.top, $0.centre, $0.edge) == (.clear, .clear, .red)
    }
  }

  func testEmptyPartOfAnOutlineIsNotDrawn() {
    checkPixels { area in
      area.color = RGBA(red: 1, green: 0, blue: 0)
      area.lineWidth = 6
      area.lineCap = .round
      area.trim = 0...0
    } expected: {
      ($0.top, $0.corner, $0.edge) == (.clear, .clear, .clear)
    }
  }

  func testSquareCapExtendsTheLineOverItsEnd() {
    checkPixels { area in
      area.color = RGBA(red: 1, green: 0, blue: 0)
      area.lineWidth = 6
      area.lineCap = .square
      area.trim = 0...0.3
    } expected: {
      ($0.top, $0.corner, $0.edge) == (.red, .red, .clear)
    }
  }

  func testRotatedQuarterOfACircleStartsAtTheTop() {
    checkPixels { area in
      area.color = RGBA(red: 1, green: 0, blue: 0)
      area.outline = .circle
      area.lineWidth = 6
      area.trim = 0.125...0.375
    } expected: {
      ($0.top, $0.bottom) == (.clear, .red)
    }
    checkPixels { area in
      area.color = RGBA(red: 1, green: 0, blue: 0)
      area.outline = .circle
      area.lineWidth = 6
      area.trim = 0.125...0.375
      area.rotation = .pi
    } expected: {
      ($0.top, $0.bottom) == (.red, .clear)
    }
  }

  func testAreaIsHiddenFromAssistiveTechnologies() {
    withoutLeaks { probe in XCTAssertTrue(probe(ColorArea()).isAccessibleHidden) }
  }

  /// The pixels of an area that a test checks: in its centre, in its left upper corner, and in the
  /// middle of its left, upper and lower edges.
  private typealias Pixels = (centre: Pixel, corner: Pixel, edge: Pixel, top: Pixel, bottom: Pixel)

  /// Draws an area of 80 by 40 pixels, and checks its pixels.
  private func checkPixels(
    line: UInt = #line,
    of prepare: @MainActor (ColorArea) -> Void,
    expected: @MainActor (Pixels) -> Bool
  ) {
    withoutLeaks { probe in
      let area = probe(ColorArea())
      area.sizeRequest = (80, 40)
      area.halign = .start
      area.valign = .start
      prepare(area)
      withWindow(showing: area) { _ in
        let pixels = area.pixels(at: [(40, 20), (0, 0), (2, 20), (40, 2), (40, 37)])
        let isExpected = expected((pixels[0], pixels[1], pixels[2], pixels[3], pixels[4]))
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
