import CGtk
import Glibc

/// The current path of a context of cairo, as a sequence of straight lines.
struct CairoPath {
  private struct Line {
    var start: (x: Double, y: Double)
    var end: (x: Double, y: Double)

    var length: Double { hypot(end.x - start.x, end.y - start.y) }

    /// Returns the point at a fraction of the line.
    func point(_ fraction: Double) -> (x: Double, y: Double) {
      (start.x + (end.x - start.x) * fraction, start.y + (end.y - start.y) * fraction)
    }
  }

  private var lines: [Line] = []

  /// Replaces the current path with a part of the path. Does nothing if the part is the whole path.
  ///
  /// - Parameters:
  ///   - cairo: The context.
  ///   - range: The part, as fractions of the length of the path.
  static func trim(_ cairo: OpaquePointer, to range: ClosedRange<Double>) {
    guard range.lowerBound > 0 || range.upperBound < 1 else { return }
    let tolerance = cairo_get_tolerance(cairo)
    // The lines of the default tolerance are visible in a wide ring.
    cairo_set_tolerance(cairo, 0.02)
    let path = CairoPath(cairo)
    cairo_set_tolerance(cairo, tolerance)
    cairo_new_path(cairo)
    path.add(range, to: cairo)
  }

  private init(_ cairo: OpaquePointer) {
    guard let path = cairo_copy_path_flat(cairo) else { return }
    defer { cairo_path_destroy(path) }
    guard let data = path.pointee.data else { return }
    var (start, current) = ((x: 0.0, y: 0.0), (x: 0.0, y: 0.0))
    var index = 0
    while index < path.pointee.num_data {
      let header = data[index].header
      if header.type == CAIRO_PATH_CLOSE_PATH {
        lines.append(Line(start: current, end: start))
        current = start
      } else {
        let point = (x: data[index + 1].point.x, y: data[index + 1].point.y)
        if header.type == CAIRO_PATH_MOVE_TO {
          start = point
        } else {
          lines.append(Line(start: current, end: point))
        }
        current = point
      }
      index += max(Int(header.length), 1)
    }
  }

  private func add(_ range: ClosedRange<Double>, to cairo: OpaquePointer) {
    let total = lines.reduce(0) { $0 + $1.length }
    let (first, last) = (range.lowerBound * total, range.upperBound * total)
    guard last > first else { return }
    var position = 0.0
    var previous: (x: Double, y: Double)?
    for line in lines {
      let length = line.length
      defer { position += length }
      guard length > 0, position < last, position + length > first else { continue }
      let start = line.point(max(first - position, 0) / length)
      let end = line.point(min(last - position, length) / length)
      // Connected lines are one line, so that only its ends have caps.
      if previous.map({ $0 != start }) ?? true { cairo_move_to(cairo, start.x, start.y) }
      cairo_line_to(cairo, end.x, end.y)
      previous = line.end
    }
  }
}
