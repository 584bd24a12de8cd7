/// The name and the goal of a row of a table, which are known without a measurement.
/// `Benchmarks/cost-table --check` compares the declarations with Documentation/Performance.md.
public struct Declaration: Encodable, Sendable {
  public let workload: String
  public let goal: String

  public init(workload: String, goal: String) {
    self.workload = workload
    self.goal = goal
  }
}
