import Foundation
import Measurement

/// The rows of the domain layer: the workloads, and the limits of their costs.
enum DomainTable {
  static let rows: [DomainRow] = [
    DomainRow(Sending.flat, atMost: 20, .handWrittenStore),
    DomainRow(Sending.flatPlain, atMost: 20, .handWrittenStore),
    DomainRow(Sending.nestedReducers, atMost: 80, .handWrittenStore),
    DomainRow(Sending.nestedPlainReducers, atMost: 80, .handWrittenStore),
    DomainRow(Sending.nestedStores, atMost: 120, .handWrittenStore),
    DomainRow(Stacks.elementAction(depth: 10), atMost: 100, .handWrittenStore),
    DomainRow(
      Stacks.elementAction(depth: 10_000),
      atMost: 1.5,
      timesTheCostOf: Stacks.elementAction(depth: 10),
      at: "at 10"
    ),
    DomainRow(Stacks.pushAndPop(depth: 10), atMost: 600, .handWrittenStore),
    DomainRow(
      Stacks.pushAndPop(depth: 10_000),
      atMost: 2,
      timesTheCostOf: Stacks.pushAndPop(depth: 10),
      at: "at 10"
    ),
    DomainRow(Stacks.restored(depth: 10_000), atMost: 70, .handWrittenStore, parts: 10_000),
    DomainRow(Stacks.restored(depth: 100_000), atMost: 70, .handWrittenStore, parts: 100_000),
    DomainRow(Presentations.whole, atMost: 800, .handWrittenStore),
    DomainRow(Effects.run, atMost: 2, .task),
    DomainRow(
      Effects.run,
      atMost: 0.75,
      timesTheCostOf: Effects.yield,
      at: "Task.yield",
      note: "the effect and its action need two switches between threads"
    ),
    DomainRow(Effects.cancel, atMost: 2.5, .task),
    DomainRow(Testing.send, atMost: 1, .task),
    DomainRow(Sending.scoping, atMost: 20, .handWrittenStore),
    DomainRow(Sending.scopingAnew, atMost: 60, .handWrittenStore),
    DomainRow(
      Sending.readingNested,
      atMost: 4,
      .handWrittenStore,
      note: "each of the five features registers the access of its property"
    ),
    DomainRow(Sending.reading, atMost: 4, .handWrittenStore),
    DomainRow(Sending.readingPlain, atMost: 4, .handWrittenStore),
    DomainRow(
      LiveStores.rowAction(alive: 1000),
      atMost: 10,
      timesTheCostOf: LiveStores.rowAction(alive: 1),
      at: "with 1"
    ),
    DomainRow(SharedValues.reading, atMost: 6, .handWrittenStore),
    DomainRow(SharedValues.changing, atMost: 20, .handWrittenStore),
    DomainRow(
      SharedValues.changing(readersOfAnotherProperty: 1000),
      atMost: 2,
      timesTheCostOf: SharedValues.changing(readersOfAnotherProperty: 1),
      at: "with 1"
    ),
  ]

  static let memory = Declaration(
    workload: "memory of an element of a stack",
    goal: "≤ 1,500 B"
  )

  /// The names and the goals of all rows.
  static var declarations: [Declaration] { rows.map(\.declaration) + [memory] }

  static func floorRow(_ floor: Floor) -> Row {
    let value = times(of: [floor.workload])[0]
    return Row(
      table: "floors",
      workload: floor.title,
      floor: floor.rawValue,
      floorValue: value,
      value: value,
      ratio: 1,
      goal: "",
      limit: 1
    )
  }

  static func memoryRow() -> Row {
    let bytes = onMain { Stacks.bytesPerElement(depth: 20_000) }
    return Row(
      table: "domain",
      workload: memory.workload,
      floor: "B",
      floorValue: 1,
      value: bytes,
      unit: "B",
      ratio: bytes,
      goal: memory.goal,
      limit: 1500
    )
  }
}
