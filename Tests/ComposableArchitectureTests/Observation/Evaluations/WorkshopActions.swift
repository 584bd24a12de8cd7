// The values are chosen from few values, so that many actions change nothing.

extension Workshop.Action {
  /// Returns a random action that the state can process.
  static func random(
    for state: Workshop.State,
    using random: inout some RandomNumberGenerator
  ) -> Self {
    let name = ["", "a", "b"].randomElement(using: &random) ?? ""
    let number = Int.random(in: 0..<2, using: &random)
    let isOn = Bool.random(using: &random)
    let id = Int.random(in: 1...4, using: &random)
    let task = WorkshopTask.random(using: &random)
    let child = TaskFeature.Action.random(using: &random)
    let tool = Tool.Action.random(using: &random)
    let plate: PlateFeature.Action = isOn ? .nothing : .name(name)
    var actions: [Self] = [
      .nothing, .number(number), .title(name), .labels([name]), .setTask(task),
      .size(Workshop.Size(width: number)), .phase(isOn ? .idle : .running(name)),
      .setTasks(at: number, task), .setSpare(isOn), .setEdited(isOn), .setShown(isOn ? task : nil),
      .setBench(name), .setDrawer(at: number, name), .setTotal(number), .insert(id: id),
      .remove(id: id), .sort, .assignCopies, .task(child), .tool(tool), .plate(plate),
      .stack(.element(id: state.stack.ids[0], action: child)),
    ]
    if state.spare != nil { actions.append(.spare(tool)) }
    if state.edited != nil { actions.append(.edited(.presented(tool))) }
    if state.shown != nil { actions.append(.shown(.presented(child))) }
    if let id = state.tools.ids.randomElement(using: &random) {
      actions += [.tools(.element(id: id, action: tool)), .tools(.element(id: id, action: tool))]
    }
    return actions.randomElement(using: &random) ?? .nothing
  }
}

extension WorkshopTask {
  // A copy of one plate, because a new plate notifies readers even if the plates are equal.
  private static let plate = Plate()

  fileprivate static func random(using random: inout some RandomNumberGenerator) -> Self {
    let number = Int.random(in: 0..<2, using: &random)
    let tasks: [Self] = [
      .idle, .number(number), .words(["\(number)"]), .several(number, "s"),
      .handler(Handler.all[number]), .plate(plate),
    ]
    return tasks.randomElement(using: &random) ?? .idle
  }
}

extension TaskFeature.Action {
  fileprivate static func random(using random: inout some RandomNumberGenerator) -> Self {
    let name = ["a", "b"].randomElement(using: &random) ?? ""
    let actions: [Self] = [
      .nothing, .nothing, .assign(.random(using: &random)), .namePlate(name),
    ]
    return actions.randomElement(using: &random) ?? .nothing
  }
}

extension Tool.Action {
  fileprivate static func random(using random: inout some RandomNumberGenerator) -> Self {
    let name = ["", "a"].randomElement(using: &random) ?? ""
    let actions: [Self] = [.name(name), .task(.random(using: &random)), .nothing(.nothing)]
    return actions.randomElement(using: &random) ?? .name("")
  }
}
