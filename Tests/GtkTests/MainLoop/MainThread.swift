import CGtk
import Foundation

/// The statistics of the kernel for the thread that runs the main loop, and for the process.
@MainActor
struct MainThread {
  // In a test, the identifier of the main thread is the identifier of the process.
  private let id = getpid()

  var usage: (voluntarySwitches: Int, processTicks: Int) {
    let status = text("/proc/self/task/\(id)/status")
    let switches =
      status.split(separator: "\n")
      .first { $0.hasPrefix("voluntary_ctxt_switches:") }
      .flatMap { $0.split(separator: "\t").last }
      .flatMap { Int($0) }
    // The second field is the name, in parentheses. User time and system time are the twelfth and
    // the thirteenth field after the name.
    let stat = text("/proc/self/stat")
    let fields = stat[stat.lastIndex(of: ")")!...].split(separator: " ")
    return (switches ?? -1, (Int(fields[12]) ?? 0) + (Int(fields[13]) ?? 0))
  }

  private func text(_ path: String) -> String {
    (try? String(contentsOfFile: path, encoding: .utf8)) ?? ")"
  }
}
