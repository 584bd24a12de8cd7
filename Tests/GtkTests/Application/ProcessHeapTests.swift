import Foundation
import Gtk
import TestSupport
import XCTest

final class ProcessHeapTests: XCTestCase {
  func testFreeMemoryBetweenObjectsIsReturned() throws {
    try XCTSkipIf(Sanitizer.isActive, "A sanitizer allocates in this build.")
    // The C library allocates blocks of this size in an arena. Each 20th block remains, so that the
    // other blocks are not at the end of the arena.
    let size = 16_000
    let blocks = (0..<2_000).map { _ in
      UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 16)
    }
    for block in blocks {
      memset(block, 1, size)
    }
    let kept = blocks.enumerated().filter { $0.offset % 20 == 19 }.map(\.element)
    for (index, block) in blocks.enumerated() where index % 20 != 19 {
      block.deallocate()
    }
    defer { kept.forEach { $0.deallocate() } }
    let before = try anonymousKilobytes()
    ProcessHeap.returnFreeMemory()
    XCTAssertLessThan(try anonymousKilobytes(), before - 15_000)
  }

  func testFreedLargeBlocksAreReturnedAtOnce() throws {
    try XCTSkipIf(Sanitizer.isActive, "A sanitizer allocates in this build.")
    // In this process, the heap may have free space in which the blocks fit.
    if let finished = try runInNewProcess() {
      XCTAssertTrue(finished.output.contains("with 0 failures"), finished.output)
      return
    }
    ProcessHeap.limitGrowth()
    let size = 1_000_000
    // The C library would allocate the later blocks in an arena, after the first block was freed.
    UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 16).deallocate()
    let blocks = (0..<40).map { _ in
      UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 16)
    }
    for block in blocks {
      memset(block, 1, size)
    }
    // A small object is allocated after the large blocks.
    let last = UnsafeMutableRawPointer.allocate(byteCount: 100, alignment: 16)
    defer { last.deallocate() }
    let before = try anonymousKilobytes()
    blocks.forEach { $0.deallocate() }
    XCTAssertLessThan(try anonymousKilobytes(), before - 35_000)
  }

  /// The size of the memory that the process doesn't share, in KiB.
  private func anonymousKilobytes() throws -> Int {
    let lines = try String(contentsOfFile: "/proc/self/smaps_rollup", encoding: .utf8)
    let line = try XCTUnwrap(lines.split(separator: "\n").first { $0.hasPrefix("Anonymous:") })
    return try XCTUnwrap(line.split(separator: " ").dropFirst().first.flatMap { Int($0) })
  }
}
