import XCTest

@testable import Gtk

/// Runs the body of a test, and expects that every wrapper and closure that the body creates is
/// released, and that every probed object is finalised.
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
    // GTK defers some releases, such as the releases of the surface of a window and of an
    // animation.
    MainContext.iterate(timeout: .seconds(2)) {
      Object.liveCount == objects && SignalBox.liveCount == boxes && probes.remaining.isEmpty
    }
    XCTAssertEqual(Object.liveCount, objects, "wrappers are left", file: file, line: line)
    XCTAssertEqual(SignalBox.liveCount, boxes, "closures are left", file: file, line: line)
    XCTAssertEqual(probes.remaining, [], "not finalised", file: file, line: line)
    XCTAssertGreaterThan(probes.count, 0, "nothing was probed", file: file, line: line)
  }
}

/// Probes that observe the finalisation of objects.
@MainActor
final class Probes {
  private var probes: [(name: String, probe: FinalizationProbe)] = []

  /// Adds a probe to an object, and returns the object.
  func callAsFunction<T: Object>(_ object: T) -> T {
    probes.append((object.typeName + " \(probes.count)", FinalizationProbe(object)))
    return object
  }

  /// The types of the probed objects that are not finalised.
  var remaining: [String] { probes.filter { !$0.probe.isFinalized }.map(\.name) }

  var count: Int { probes.count }
}
