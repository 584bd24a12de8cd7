import Foundation
import Sharing

/// A program that changes a stored value again and again, while other processes change the same
/// file, and that can be killed at any time.
///
/// `Tests/EndToEnd/storage_stress.py` runs the program:
///
///     storage-stress file|app|database PATH WRITER FIRST COUNT
///
/// The program writes a line for each step, with the time of the monotonic clock in nanoseconds:
///
///     started NUMBER TIME
///     saved NUMBER TIME
///     observed WRITER NUMBER TIME
@main
struct StorageStress {
  let url: URL
  let writer: String
  let numbers: Range<Int>

  static func main() async {
    let arguments = CommandLine.arguments
    guard arguments.count == 6, let first = Int(arguments[4]), let count = Int(arguments[5]) else {
      fail("usage: storage-stress file|app|database PATH WRITER FIRST COUNT")
    }
    let stress = StorageStress(
      url: URL(filePath: arguments[2]),
      writer: arguments[3],
      numbers: first..<(first + count)
    )
    do {
      switch arguments[1] {
      case "file": try await stress.changeFile()
      case "app": try await stress.changeSettings()
      case "database": try await stress.changeDatabase()
      default: fail("expected the storage file, app or database; got \(arguments[1])")
      }
    } catch {
      fail("\(error)")
    }
  }

  /// Logs the numbers of the other writer until the process is killed.
  func observe(_ values: some AsyncSequence<(writer: String, number: Int), Never> & Sendable) {
    Task.detached { [writer] in
      for await value in values where value.writer != writer && value.number >= 0 {
        Self.log("observed \(value.writer) \(value.number)")
      }
    }
  }

  /// Saves each number, and waits until the number is saved. After some saves, the process pauses.
  func save(_ save: (Int) async throws -> Void) async throws {
    for number in numbers {
      Self.log("started \(number)")
      try await save(number)
      Self.log("saved \(number)")
      if Int.random(in: 0..<500) == 0 {
        try await Task.sleep(for: .milliseconds(Int.random(in: 0...3_000)))
      }
    }
    // A last process that only observes has no numbers to save.
    if numbers.isEmpty { try await Task.sleep(for: .seconds(3600)) }
  }

  static func log(_ line: String) {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    let line = Array("\(line) \(time.tv_sec * 1_000_000_000 + time.tv_nsec)\n".utf8)
    // One call, so that a line is complete or missing if the process is killed.
    if write(STDOUT_FILENO, line, line.count) != line.count { exit(1) }
  }

  static func fail(_ message: String) -> Never {
    FileHandle.standardError.write(Data("\(message)\n".utf8))
    exit(2)
  }
}
