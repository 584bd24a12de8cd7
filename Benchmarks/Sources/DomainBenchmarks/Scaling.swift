import Measurement

/// Measurements of the growth of costs with the size of the input.
enum Scaling {
  static let sizes = [1, 10, 100, 1000, 10_000]

  static func measure() {
    for (name, workload) in workloads {
      let values = times(of: sizes.map(workload))
      for (size, value) in zip(sizes, values) {
        printLine(ScalingPoint(workload: name, size: size, value: value))
      }
    }
  }

  private static let workloads: [(String, @Sendable (Int) -> Workload)] = [
    ("element action, by depth of the stack", { Stacks.elementAction(depth: $0) }),
    ("push and pop, by depth of the stack", { Stacks.pushAndPop(depth: $0) }),
    ("action of a row, by rows of the list", { LiveStores.rowAction(alive: 1, of: $0) }),
    ("action of a row, by live stores", { LiveStores.rowAction(alive: $0, of: 10_000) }),
  ]
}
