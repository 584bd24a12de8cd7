import ComposableArchitecture

/// The label of an item, which fills the window and can be printed.
@Reducer
public struct LabelFeature: Sendable {
  /// The state of the label.
  @ObservableState
  public struct State: Equatable, Sendable {
    /// The alert of the label, or `nil`.
    @Presents public var alert: AlertState<Action.Alert>?

    /// The item of the label.
    public let item: Item

    /// Whether the dialog for printers is shown.
    public var isPrinting = false

    /// Creates the state of the label of an item.
    public init(item: Item) {
      self.item = item
    }
  }

  /// The actions of the label.
  public enum Action: BindableAction, Equatable, Sendable {
    /// An action of the alert.
    case alert(PresentationAction<Alert>)

    /// A change of a property, such as of ``State/isPrinting`` when the dialog is closed.
    case binding(BindingAction<State>)

    /// The user clicks “Edit”. The parent presents the form of the item instead of the label.
    case editButtonTapped

    /// The user clicks “Print”.
    case printButtonTapped

    /// The label could not be printed.
    case printingFailed(reason: String)

    /// The actions of the alert. There are no cases, because the alert has no buttons with actions.
    @CasePathable
    public enum Alert: Equatable, Sendable {}
  }

  /// Creates the reducer of a label.
  public init() {}

  /// A reducer that shows the dialog for printers, and reports errors.
  public var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .alert, .binding, .editButtonTapped:
        return .none

      case .printButtonTapped:
        state.isPrinting = true
        return .none

      case .printingFailed(let reason):
        state.alert = .notPrinted(reason)
        return .none
      }
    }
    .ifLet(\.$alert, action: \.alert)
  }
}

extension AlertState where Action == LabelFeature.Action.Alert {
  /// Returns an alert for a label that was not printed.
  static func notPrinted(_ reason: String) -> Self {
    Self {
      TextState("The label can't be printed")
    } message: {
      TextState(verbatim: reason)
    }
  }
}
