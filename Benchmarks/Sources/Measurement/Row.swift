import Foundation

/// A row of the tables that `Benchmarks/report` prints. `Benchmarks/report` reads a row from a line
/// of JSON.
public struct Row: Encodable {
  public let table: String
  public let workload: String
  /// The name of the floor, or of the other reference, with which the workload is compared.
  public let floor: String
  public let floorValue: Double
  public let value: Double
  public let unit: String
  public let ratio: Double
  public let goal: String
  /// The upper limit of the ratio.
  public let limit: Double
  public let met: Bool
  public let note: String

  public init(
    table: String,
    workload: String,
    floor: String,
    floorValue: Double,
    value: Double,
    unit: String = "s",
    ratio: Double,
    goal: String,
    limit: Double,
    note: String = ""
  ) {
    self.table = table
    self.workload = workload
    self.floor = floor
    self.floorValue = floorValue
    self.value = value
    self.unit = unit
    self.ratio = ratio
    self.goal = goal
    self.limit = limit
    met = ratio <= limit
    self.note = note
  }
}

/// The time of a workload at one size of its input.
public struct ScalingPoint: Encodable {
  public let table = "scaling"
  public let workload: String
  public let size: Int
  public let value: Double
  public let unit: String

  public init(workload: String, size: Int, value: Double, unit: String = "s") {
    self.workload = workload
    self.size = size
    self.value = value
    self.unit = unit
  }
}

/// Prints a value as a line of JSON.
public func printLine(_ value: some Encodable) {
  let encoder = JSONEncoder()
  encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
  do {
    var line = try encoder.encode(value)
    line.append(UInt8(ascii: "\n"))
    // The line is written without a buffer, so that a reader receives the line immediately.
    FileHandle.standardOutput.write(line)
  } catch {
    preconditionFailure("A row of text and finite numbers could not be encoded: \(error)")
  }
}
