import XCTest

@testable import Gtk

/// Runs the body of a test, and expects every wrapper and closure that it makes, and every object
/// that it probes, to be gone afterwards.
func withoutLeaks(
  file: StaticString = #filePath,
  line: UInt = #line,
  _ body: @MainActor (Probes) throws -> Void
) rethrows {
  try MainActor.assumeIsolated {
    MainContext.drain(limit: 100)
    let objects = Object.liveCount
    let boxes = SignalBox.liveCount
    let probes = Probes()
    try body(probes)
    // GTK puts some releases off, such as those of a window's surface and of an animation.
    MainContext.iterate(timeout: .seconds(2)) {
      Object.liveCount == objects && SignalBox.liveCount == boxes && probes.remaining.isEmpty
    }
    XCTAssertEqual(Object.liveCount, objects, "wrappers are left", file: file, line: line)
    XCTAssertEqual(SignalBox.liveCount, boxes, "closures are left", file: file, line: line)
    XCTAssertEqual(probes.remaining, [], "not finalised", file: file, line: line)
    XCTAssertGreaterThan(probes.count, 0, "nothing was probed", file: file, line: line)
  }
}

/// Watches objects for their end.
@MainActor
final class Probes {
  private var probes: [(name: String, probe: FinalizationProbe)] = []

  /// Watches an object, and returns it.
  func callAsFunction<T: Object>(_ object: T) -> T {
    probes.append((object.typeName + " \(probes.count)", FinalizationProbe(object)))
    return object
  }

  /// The types of those that still exist.
  var remaining: [String] { probes.filter { !$0.probe.isFinalized }.map(\.name) }

  var count: Int { probes.count }
}
