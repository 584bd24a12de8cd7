import Foundation
import XCTest

/// How often memory is allocated for an action: what costs most on its way. Counts are the same in each
/// run; those of a release build are lower than the limits here.
final class AllocationTests: XCTestCase {
  func testSendAllocatesForWhatItReturnsAndLittleElse() throws {
    let counts = try counts()
    XCTAssertLessThanOrEqual(try XCTUnwrap(counts["send"]), 4)
    XCTAssertLessThanOrEqual(try XCTUnwrap(counts["send, observable"]), 4)
  }

  func testTheDepthOfAStackMakesHardlyADifference() throws {
    let counts = try counts()
    for (action, limit) in ["element": 12, "push and pop": 80] {
      let few = try XCTUnwrap(counts["\(action), 10"])
      XCTAssertLessThanOrEqual(few, limit, action)
      // What is known of each element is in trees, which are a few levels higher.
      XCTAssertLessThanOrEqual(try XCTUnwrap(counts["\(action), 10000"]), 2 * few, action)
    }
  }

  /// What the program says that stands beside the tests.
  private func counts() throws -> [String: Int] {
    let tests = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    let process = Process()
    process.executableURL = tests.deletingLastPathComponent()
      .appending(component: "AllocationCounts")
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    XCTAssertEqual(process.terminationStatus, 0)
    try XCTSkipIf(text.isEmpty, "A sanitizer allocates in this build.")
    return Dictionary(
      uniqueKeysWithValues: text.split(separator: "\n").compactMap { line in
        let fields = line.split(separator: "\t")
        return fields.count == 2 ? Int(fields[1]).map { (String(fields[0]), $0) } : nil
      }
    )
  }
}
