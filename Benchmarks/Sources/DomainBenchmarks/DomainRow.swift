import Foundation
import Measurement

/// A row of the table: a workload, the reference with which the workload is compared, and the
/// maximum ratio of the costs.
struct DomainRow: Sendable {
  enum Reference {
    case floor(Floor)
    /// The same workload at another size, or a different workload.
    case workload(Workload, named: String)
  }

  let workload: Workload
  let reference: @Sendable () -> Reference
  let limit: Double
  /// The number of parts of the workload. The goal applies to each part.
  let parts: Double
  let note: String

  init(
    _ workload: Workload,
    atMost limit: Double,
    _ floor: Floor,
    parts: Double = 1,
    note: String = ""
  ) {
    self.workload = workload
    reference = { .floor(floor) }
    self.limit = limit
    self.parts = parts
    self.note = note
  }

  init(
    _ workload: Workload,
    atMost limit: Double,
    timesTheCostOf other: Workload,
    at size: String,
    note: String = ""
  ) {
    self.workload = workload
    reference = { .workload(other, named: size) }
    self.limit = limit
    parts = 1
    self.note = note
  }

  var declaration: Declaration { Declaration(workload: workload.name, goal: goal) }

  private var goal: String {
    switch reference() {
    case .floor(let floor):
      "≤ \(limit.inEnglish) \(floor.rawValue)" + (parts > 1 ? " each" : "")
    case .workload(_, let name):
      "≤ \(limit.inEnglish) × \(name)"
    }
  }

  func measure() -> Row {
    switch reference() {
    case .floor(let floor):
      row(Comparison(of: workload, to: floor.workload), floor: floor.rawValue)
    case .workload(let other, let name):
      row(Comparison(of: workload, to: other), floor: name)
    }
  }

  private func row(_ comparison: Comparison, floor: String) -> Row {
    Row(
      table: "domain",
      workload: workload.name,
      floor: floor,
      floorValue: comparison.floor,
      value: comparison.value / parts,
      ratio: comparison.ratio / parts,
      goal: goal,
      limit: limit,
      note: note
    )
  }
}

extension Double {
  /// The number in English format, regardless of the machine's locale, because the text of the
  /// page is English.
  fileprivate var inEnglish: String {
    formatted(.number.locale(Locale(identifier: "en_US")))
  }
}
