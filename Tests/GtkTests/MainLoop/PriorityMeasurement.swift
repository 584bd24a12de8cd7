import XCTest

@testable import Gtk

/// The measurement behind `MainActorSource.priority`. It runs only on request, because it takes a
/// while and its numbers depend on the machine.
final class PriorityMeasurement: GtkTestCase {
  func testMeasurementWritesFramesAndJobsOfEachPriority() throws {
    try XCTSkipUnless(ProcessInfo.processInfo.environment["MEASURE"] != nil, "Set MEASURE=1.")
    onMain {
      for (jobTime, frameTime) in [(0, 0), (100, 0), (1_000, 0), (100, 5_000), (1_000, 17_000)] {
        for value in [0, 100, 119, 120, 121, 200] as [Int32] {
          let count = Flood.framesDuring(
            priority: Priority(rawValue: value),
            jobTime: .microseconds(jobTime),
            frameTime: .microseconds(frameTime)
          )
          let line =
            "jobs of \(jobTime) µs, frames of \(frameTime) µs, priority \(value): "
            + "\(count.drawn) frames, \(count.jobs) jobs\n"
          FileHandle.standardError.write(Data(line.utf8))
        }
      }
    }
  }
}
