import Foundation

/// The threads of this process that run, wait for a processor or wait for a disk.
struct RunnableThreads {
  /// The run time of each thread in nanoseconds, by the number of the thread.
  private var runTimes: [String: UInt64] = [:]

  var isEmpty: Bool { runTimes.isEmpty }

  /// All runnable threads except the calling thread. Empty on systems other than Linux.
  static var others: Self {
    #if os(Linux)
      var threads = Self()
      let folder = "/proc/self/task"
      let files = FileManager.default
      guard let link = try? files.destinationOfSymbolicLink(atPath: "/proc/thread-self"),
        let current = link.split(separator: "/").last
      else { return threads }
      for thread in (try? files.contentsOfDirectory(atPath: folder)) ?? [] where thread != current {
        threads.runTimes[thread] = runTime(of: "\(folder)/\(thread)")
      }
      return threads
    #else
      Self()
    #endif
  }

  /// Returns whether each thread that was runnable at an earlier time is not runnable anymore, or
  /// has run for a millisecond since then.
  func haveRun(since earlier: Self) -> Bool {
    earlier.runTimes.allSatisfy { thread, time in
      guard let runTime = runTimes[thread] else { return true }
      return runTime >= time + 1_000_000
    }
  }

  /// Returns the run time of a thread in nanoseconds, or `nil` if the thread is not runnable.
  private static func runTime(of folder: String) -> UInt64? {
    let line = contents("\(folder)/stat")
    // The state follows the name, which is in parentheses and may contain parentheses.
    guard let name = line.lastIndex(of: UInt8(ascii: ")")), name + 2 < line.endIndex,
      [UInt8(ascii: "R"), UInt8(ascii: "D")].contains(line[name + 2])
    else { return nil }
    let times = String(decoding: contents("\(folder)/schedstat"), as: UTF8.self)
    if let time = times.split(separator: " ").first.flatMap({ UInt64($0) }), time > 0 {
      return time
    }
    // A kernel without scheduler statistics counts hundredths of seconds, separately for user code
    // and the system.
    let fields = String(decoding: line[(name + 2)...], as: UTF8.self).split(separator: " ")
    return fields.dropFirst(11).prefix(2).compactMap { UInt64($0) }.reduce(0, +) * 10_000_000
  }

  /// Returns the first 512 bytes of a file in /proc, or no bytes if the file can't be read.
  private static func contents(_ path: String) -> ArraySlice<UInt8> {
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return [] }
    defer { close(file) }
    let bytes = [UInt8](unsafeUninitializedCapacity: 512) { buffer, count in
      count = max(0, read(file, buffer.baseAddress, buffer.count))
    }
    return bytes[...]
  }
}
