import ComposableArchitecture

/// The readers of each part of a ``Workshop``: through the store, and through scoped stores.
@MainActor
enum WorkshopReaders {
  static func all(in store: StoreOf<Workshop>) -> [EvaluatedReader] {
    values(in: store) + children(of: store) + elements(of: store)
  }

  private static func values(in store: StoreOf<Workshop>) -> [EvaluatedReader] {
    [
      EvaluatedReader("number") { "\(store.number)" },
      EvaluatedReader("title") { store.title },
      EvaluatedReader("labels") { "\(store.labels)" },
      EvaluatedReader("size") { "\(store.size)" },
      EvaluatedReader("phase") { "\(store.phase)" },
      EvaluatedReader("task") { store.task.text },
      EvaluatedReader("shared value") { "\(store.total)" },
      EvaluatedReader("nested computed child") { store.bench.plate.name },
      EvaluatedReader("nested computed child of a copy") { store.state.bench.plate.name },
      EvaluatedReader("ids") { "\(store.tools.ids)" },
      EvaluatedReader("kinds") { store.tools.map { $0.task.text }.joined() },
      EvaluatedReader("drawers") { store.drawers.map(\.name).joined() },
      EvaluatedReader("tasks") { store.tasks.map(\.text).joined() },
      EvaluatedReader("stack") { store.stack.map(\.text).joined() },
    ]
  }

  private static func children(of store: StoreOf<Workshop>) -> [EvaluatedReader] {
    let tool = store.scope(state: \.tool, action: \.tool)
    let task = store.scope(state: \.task, action: \.task)
    let plate = store.scope(state: \.bench.plate, action: \.plate)
    let closure = store.scope(state: { $0.bench.plate }, action: { .plate($0) })
    return [
      EvaluatedReader("child's name") { tool.name },
      EvaluatedReader("child's task") { tool.task.text },
      EvaluatedReader("store of an enum") { task.state.text },
      EvaluatedReader("store of a computed child") { plate.name },
      EvaluatedReader("store of a child of a closure") { closure.name },
      EvaluatedReader("optional child") {
        store.scope(state: \.spare, action: \.spare)?.name ?? "none"
      },
      EvaluatedReader("presented child") {
        store.scope(state: \.edited, action: \.edited.presented)?.name ?? "none"
      },
      EvaluatedReader("presented enum") { store.shown?.text ?? "none" },
    ]
  }

  private static func elements(of store: StoreOf<Workshop>) -> [EvaluatedReader] {
    store.scope(state: \.tools, action: \.tools).flatMap { tool in
      let id = tool.state.id
      let task = tool.scope(state: \.task, action: \.task)
      let plate = tool.scope(state: \.plate, action: \.nothing)
      return [
        EvaluatedReader("name of element \(id)") { tool.name },
        EvaluatedReader("task of element \(id)") { tool.task.text },
        EvaluatedReader("task's store of element \(id)") { task.state.text },
        EvaluatedReader("computed child of element \(id)") { plate.name },
      ]
    }
  }
}
