import Measurement

@main
enum DomainBenchmarks {
  static func main() {
    // Called before the first thread starts.
    useOneArena()
    let arguments = Array(CommandLine.arguments.dropFirst())
    // `--repeat` is for tools that count instructions. Synchronous work runs on the main thread, so
    // that no other thread runs during the count.
    if arguments.count == 3, arguments[0] == "--repeat", let times = Int(arguments[2]),
      let row = DomainTable.rows.first(where: { $0.workload.name == arguments[1] }),
      row.workload.runInPlace(times: times)
    {
      return
    }
    measureOnTheSide {
      switch arguments {
      case []: table { _ in true }
      case ["--scaling"]: Scaling.measure()
      case ["--list"]: DomainTable.declarations.forEach(printLine)
      default:
        if arguments.count == 2, arguments[0] == "--only" {
          table { $0.contains(arguments[1]) }
        } else if arguments.count == 3, arguments[0] == "--repeat", let times = Int(arguments[2]) {
          DomainTable.rows.first { $0.workload.name == arguments[1] }?.workload(times: times)
        } else {
          fail(
            "usage: domain-benchmarks [--only PART-OF-NAME | --scaling | --list | --repeat NAME TIMES]"
          )
        }
      }
    }
  }

  /// Measures all floors, and the rows for whose names `isWanted` returns `true`. Prints each row
  /// after its measurement.
  private static func table(isWanted: (String) -> Bool) {
    for floor in Floor.allCases {
      printLine(DomainTable.floorRow(floor))
    }
    for row in DomainTable.rows where isWanted(row.workload.name) {
      printLine(row.measure())
    }
    if isWanted(DomainTable.memory.workload) {
      printLine(DomainTable.memoryRow())
    }
  }
}
