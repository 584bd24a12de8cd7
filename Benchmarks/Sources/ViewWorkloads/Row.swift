import Foundation

/// A row of the table: what was counted, and what it may come to.
struct Row: Encodable {
  let table = "view"
  var workload: String
  /// What it is compared with.
  var floor: String
  var floorValue: Double
  var value: Double
  var unit = "count"
  var goal: String
  /// How large the ratio may be.
  var limit: Double
  var note = ""

  private enum CodingKeys: CodingKey {
    case table, workload, floor, floorValue, value, unit, ratio, goal, limit, met, note
  }

  /// Where the floor is nothing at all, what was counted itself.
  private var ratio: Double { floorValue == 0 ? value : value / floorValue }

  func encode(to encoder: any Encoder) throws {
    var row = encoder.container(keyedBy: CodingKeys.self)
    try row.encode(table, forKey: .table)
    try row.encode(workload, forKey: .workload)
    try row.encode(floor, forKey: .floor)
    try row.encode(floorValue, forKey: .floorValue)
    try row.encode(value, forKey: .value)
    try row.encode(unit, forKey: .unit)
    try row.encode(ratio, forKey: .ratio)
    try row.encode(goal, forKey: .goal)
    try row.encode(limit, forKey: .limit)
    try row.encode(ratio <= limit, forKey: .met)
    try row.encode(note, forKey: .note)
  }

  func print() throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    FileHandle.standardOutput.write(try encoder.encode(self) + Data("\n".utf8))
  }
}
