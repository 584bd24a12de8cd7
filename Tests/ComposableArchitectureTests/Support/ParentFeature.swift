import ComposableArchitecture

/// A parent with optional children, and rows.
struct ParentFeature: Reducer {
  struct State: Equatable {
    var alert: AlertState<Bool>?
    var child: Page.State?
    var item: Item.State?
    var rows: IdentifiedArrayOf<Item.State> = []
    /// The values of the children that the parent read at its last action.
    var seen: [Int] = []
  }

  @CasePathable
  enum Action: Equatable {
    case alert(Bool)
    case child(Page.Action)
    case item(Page.Action)
    case rows(IdentifiedAction<Int, Page.Action>)
    case setAlert(AlertState<Bool>?)
    case setChild(Page.State?)
    case setItem(Item.State?)
    case setRows(IdentifiedArrayOf<Item.State>)
    case stopAll
  }

  static let alertLine = UInt(#line + 31)
  static let childLine = alertLine + 1
  static let rowsLine = alertLine + 7

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      state.seen = [state.child?.count ?? 0] + state.rows.map(\.page.count)
      switch action {
      case .alert(true):
        state.alert = .again
      case .child(.startAndStayBehind), .child(.notify):
        state.child = nil
      case .item(.notify):
        state.item?.id += 1
      case .rows(.element(let id, .startAndStayBehind)), .rows(.element(let id, .notify)):
        state.rows[id: id] = nil
      case .setAlert(let alert):
        state.alert = alert
      case .setChild(let child):
        state.child = child
      case .setItem(let item):
        state.item = item
      case .setRows(let rows):
        state.rows = rows
      case .stopAll:
        return .cancel(id: Page.CancelID.work)
      default:
        break
      }
      return .none
    }
    .ifLet(\.alert, action: \.alert)
    .ifLet(\.child, action: \.child) {
      Page()
    }
    .ifLet(\.item, action: \.item) {
      Item()
    }
    .forEach(\.rows, action: \.rows) {
      Item()
    }
  }
}

/// A feature whose state is an enum of several pages.
@Reducer
struct ScreenFeature {
  enum State: Equatable {
    case item(Item.State)
    case other(Item.State)
    case page(Page.State)
  }

  enum Action: Equatable {
    case item(Page.Action)
    case other(Page.Action)
    case page(Page.Action)
    case set(State)
  }

  static let itemLine = UInt(#line + 16)

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .item(.notify):
        state = .page(Page.State(count: 10))
      case .item(.startAndStayBehind):
        state = .page(Page.State())
      case .set(let new):
        state = new
      default:
        break
      }
      return .none
    }
    .ifCaseLet(\.item, action: \.item) {
      Item()
    }
    .ifCaseLet(\.other, action: \.other) {
      Item()
    }
    .ifCaseLet(\.page, action: \.page) {
      Page()
    }
  }
}
