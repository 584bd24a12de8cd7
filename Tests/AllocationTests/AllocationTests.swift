import Foundation
import XCTest

/// Limits for the number of memory allocations, which are the most expensive part of an action. The
/// numbers of a release build are lower.
final class AllocationTests: XCTestCase {
  func testSendAllocatesAtMostFourTimes() throws {
    let counts = try counts()
    XCTAssertLessThanOrEqual(try XCTUnwrap(counts["send"]), 4)
    XCTAssertLessThanOrEqual(try XCTUnwrap(counts["send, observable"]), 4)
  }

  func testScopeAllocatesAtMostFourTimes() throws {
    let counts = try counts()
    XCTAssertLessThanOrEqual(try XCTUnwrap(counts["scope"]), 4)
  }

  func testSendToAnElementAllocatesAtMostTenTimes() throws {
    let counts = try counts()
    XCTAssertLessThanOrEqual(try XCTUnwrap(counts["element, 10"]), 10)
  }

  /// Effects start and finish on other threads, so these counts differ slightly from run to run.
  func testSendAndPushAndPopInADeepStackAllocateWithinLimits() throws {
    let counts = try counts()
    XCTAssertLessThanOrEqual(try XCTUnwrap(counts["element, 10000"]), 60)
    XCTAssertLessThanOrEqual(try XCTUnwrap(counts["push and pop, 10"]), 200)
    XCTAssertLessThanOrEqual(try XCTUnwrap(counts["push and pop, 10000"]), 200)
  }

  /// Runs the program `AllocationCounts`, which is in the folder of the tests, and returns its
  /// counts.
  private func counts(
    file: StaticString = #filePath,
    line: UInt = #line
  ) throws -> [String: Int] {
    let tests = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    let process = Process()
    process.executableURL = tests.deletingLastPathComponent()
      .appending(component: "AllocationCounts")
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    XCTAssertEqual(process.terminationStatus, 0, file: file, line: line)
    try XCTSkipIf(text == "sanitizer\n", "A sanitizer allocates in this build.")
    let counts: [String: Int] = Dictionary(
      uniqueKeysWithValues: text.split(separator: "\n").compactMap { row in
        let fields = row.split(separator: "\t")
        return fields.count == 2 ? Int(fields[1]).map { (String(fields[0]), $0) } : nil
      }
    )
    let isCounting = counts.values.contains { $0 > 0 }
    XCTAssertTrue(isCounting, "No allocation was counted: \(text)", file: file, line: line)
    return counts
  }
}
