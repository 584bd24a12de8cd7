import ComposableArchitecture

/// A feature with parts of each kind. Most of its actions often change nothing.
@Reducer
struct Workshop {
  @ObservableState
  struct State: Equatable {
    var number = 0
    var title = ""
    var labels = ["a"]
    var size = Size()
    var phase = Phase.idle
    var task = WorkshopTask.idle
    var tool = Tool.State(id: 0)
    var spare: Tool.State?
    @Presents var edited: Tool.State?
    @Presents var shown: WorkshopTask?
    var bench = Bench()
    var tools: IdentifiedArrayOf<Tool.State> = [Tool.State(id: 1), Tool.State(id: 2)]
    var drawers = [Plate(), Plate()]
    var tasks = [WorkshopTask.idle, .number(1)]
    var stack = StackState([WorkshopTask.idle])
    @Shared(.inMemory("workshop.total")) var total = 0
  }

  /// A struct that isn't observable.
  struct Size: Equatable {
    var width = 0
    var unit = "cm"
  }

  /// An enum that isn't observable.
  enum Phase: Equatable {
    case idle
    case running(String)
  }

  @CasePathable
  enum Action {
    case nothing
    case number(Int)
    case title(String)
    case labels([String])
    case size(Size)
    case phase(Phase)
    case setTask(WorkshopTask)
    case setTasks(at: Int, WorkshopTask)
    case setSpare(Bool)
    case setEdited(Bool)
    case setShown(WorkshopTask?)
    case setBench(String)
    case setDrawer(at: Int, String)
    case setTotal(Int)
    case insert(id: Int)
    case remove(id: Int)
    case sort
    case assignCopies
    case task(TaskFeature.Action)
    case tool(Tool.Action)
    case spare(Tool.Action)
    case edited(PresentationAction<Tool.Action>)
    case shown(PresentationAction<TaskFeature.Action>)
    case plate(PlateFeature.Action)
    case tools(IdentifiedActionOf<Tool>)
    case stack(StackActionOf<TaskFeature>)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      change(&state, by: action)
      return .none
    }
    .ifLet(\.spare, action: \.spare) { Tool() }
    .ifLet(\.$edited, action: \.edited) { Tool() }
    .ifLet(\.$shown, action: \.shown) { TaskFeature() }
    .forEach(\.tools, action: \.tools) { Tool() }
    .forEach(\.stack, action: \.stack) { TaskFeature() }
    Scope(state: \.task, action: \.task) { TaskFeature() }
    Scope(state: \.tool, action: \.tool) { Tool() }
    Scope(state: \.bench.plate, action: \.plate) { PlateFeature() }
  }

  private func change(_ state: inout State, by action: Action) {
    switch action {
    case .number(let number): state.number = number
    case .title(let title): state.title = title
    case .labels(let labels): state.labels = labels
    case .size(let size): state.size = size
    case .phase(let phase): state.phase = phase
    case .setTask(let task): state.task = task
    case .setTasks(let index, let task): state.tasks[index] = task
    case .setSpare(let isPresent):
      if isPresent != (state.spare != nil) { state.spare = isPresent ? Tool.State(id: 5) : nil }
    case .setEdited(let isPresent):
      if isPresent != (state.edited != nil) { state.edited = isPresent ? Tool.State(id: 6) : nil }
    case .setShown(let task): state.shown = task
    case .setBench(let name): state.bench.name = name
    case .setDrawer(let index, let name): state.drawers[index].name = name
    case .setTotal(let total): state.$total.withLock { $0 = total }
    case .insert(let id): if state.tools[id: id] == nil { state.tools.append(Tool.State(id: id)) }
    case .remove(let id): state.tools.remove(id: id)
    case .sort: state.tools.sort { $0.id < $1.id }
    case .assignCopies: assignCopies(in: &state)
    case .nothing, .task, .tool, .spare, .edited, .shown, .plate, .tools, .stack: break
    }
  }

  private func assignCopies(in state: inout State) {
    state.title = state.title
    state.task = state.task
    state.tool = state.tool
    state.spare = state.spare
    state.edited = state.edited
    state.shown = state.shown
    state.bench = state.bench
    state.tools = state.tools
    for index in state.tools.indices { state.tools[index] = state.tools[index] }
    state.drawers = state.drawers
    state.tasks = state.tasks
    state.stack = state.stack
    let copy = state
    state = copy
  }
}

@ObservableState
struct Plate: Equatable {
  var name = "stored"
}

/// A state with a computed child, which copies a property of the state into a stored child.
@ObservableState
struct Bench: Equatable {
  var name = ""
  private var storedPlate = Plate()

  var plate: Plate {
    get {
      var plate = storedPlate
      plate.name = name
      return plate
    }
    set {
      storedPlate = newValue
      name = newValue.name
    }
  }
}

@Reducer
struct PlateFeature {
  typealias State = Plate

  enum Action {
    case nothing
    case name(String)
  }

  var body: some Reducer<State, Action> {
    Reduce { state, action in
      if case .name(let name) = action { state.name = name }
      return .none
    }
  }
}

@Reducer
struct Tool {
  @ObservableState
  struct State: Equatable, Identifiable {
    let id: Int
    var name = ""
    var task = WorkshopTask.idle
    private var storedPlate = Plate()

    init(id: Int) {
      self.id = id
    }

    var plate: Plate {
      var plate = storedPlate
      plate.name = name
      return plate
    }
  }

  @CasePathable
  enum Action {
    case nothing(PlateFeature.Action)
    case name(String)
    case task(TaskFeature.Action)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      if case .name(let name) = action { state.name = name }
      return .none
    }
    Scope(state: \.task, action: \.task) { TaskFeature() }
  }
}
