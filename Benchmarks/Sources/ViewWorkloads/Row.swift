import Foundation

/// A row of the table of the view layer: a value, such as a count, and the limit of its ratio to a
/// floor.
struct Row: Encodable {
  let table = "view"
  var workload: String
  /// The name of the floor with which the value is compared.
  var floor: String
  var floorValue: Double
  var value: Double
  var unit = "count"
  var goal: String
  /// The upper limit of the ratio.
  var limit: Double
  var note = ""

  private enum CodingKeys: CodingKey {
    case table, workload, floor, floorValue, value, unit, ratio, goal, limit, met, note
  }

  /// The value divided by the floor, or the value itself if the floor is 0.
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
