import ComposableArchitecture

/// A parent with pages on a stack.
struct Stack: Reducer {
  struct State: Equatable {
    var path = StackState<Page.State>()
    /// The number of pages that the parent read at its last action.
    var seen = 0
  }

  @CasePathable
  enum Action: Equatable {
    case path(StackAction<Page.State, Page.Action>)
    case change(Change)
    case stopAll
  }

  enum Change: Equatable {
    case append(Page.State)
    case removeAll
    case removeLast
    case replace(StackState<Page.State>)
    case remove(at: Int)
    case reorder
  }

  static let forEachLine = UInt(#line + 29)

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      state.seen = state.path.count
      switch action {
      case .change(.append(let page)):
        state.path.append(page)
      case .change(.removeAll):
        state.path.removeAll()
      case .change(.removeLast):
        state.path.removeLast()
      case .change(.replace(let path)):
        state.path = path
      case .change(.remove(let index)):
        state.path.remove(at: index)
      case .change(.reorder):
        state.path.insert(Page.State(count: 100), at: 0)
      case .path(.element(let id, .notify)):
        state.path.pop(from: id)
      case .path(.element(let id, .startAndStayBehind)):
        state.path[id: id] = nil
      case .path:
        break
      case .stopAll:
        return .cancel(id: Page.CancelID.work)
      }
      return .none
    }
    .forEach(\.path, action: \.path) {
      Page()
    }
  }
}

extension Stack.State {
  init(counts: Int...) {
    self.init(path: StackState(counts.map { Page.State(count: $0) }))
  }
}
