import Foundation

/// The use that this process makes of processors.
struct ProcessActivity {
  /// For how long its threads have run.
  var processorTime: Duration
  /// Whether a thread other than the calling one runs, or could if there were a processor for it.
  var hasRunnableThread: Bool

  static var now: Self {
    Self(processorTime: processorTimeNow, hasRunnableThread: runnableThreads > 1)
  }

  private static var processorTimeNow: Duration {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
  }

  /// How many threads run, could run, or wait for a disk.
  private static var runnableThreads: Int {
    let folder = "/proc/self/task"
    let threads = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return threads.count { thread in
      guard let file = fopen("\(folder)/\(thread)/stat", "r") else { return false }
      defer { fclose(file) }
      var line = [CChar](repeating: 0, count: 256)
      guard fgets(&line, Int32(line.count), file) != nil else { return false }
      // The state follows the name, which is in parentheses and may hold some itself.
      let bytes = line.prefix { $0 != 0 }.map(UInt8.init(bitPattern:))
      let text = String(decoding: bytes, as: UTF8.self)
      guard let name = text.lastIndex(of: ")") else { return false }
      return ["R", "D"].contains(text[name...].dropFirst(2).first)
    }
  }
}
