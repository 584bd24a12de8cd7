import ComposableArchitecture

extension TreeGuide {
  /// The feature of block 11, which presents with each kind of presentation. The guide doesn't show
  /// the feature.
  @Reducer
  struct FiveOptionals {
    struct State {
      @PresentationState var addItem: AddFeature.State?
      @PresentationState var alert: AlertState<Question>?
      @PresentationState var confirmationDialog: ConfirmationDialogState<Question>?
      @PresentationState var detailItem: DetailFeature.State?
      @PresentationState var editItem: EditFeature.State?
      var item: Item?
    }

    enum Action {
      case addButtonTapped
      case addItem(PresentationAction<AddFeature.Action>)
      case alert(PresentationAction<Question>)
      case chooseButtonTapped
      case confirmationDialog(PresentationAction<Question>)
      case deleteButtonTapped
      case detailButtonTapped
      case detailItem(PresentationAction<DetailFeature.Action>)
      case editButtonTapped
      case editItem(PresentationAction<EditFeature.Action>)
    }

    @CasePathable
    enum Question: Equatable {
      case deleteButtonTapped
      case renameButtonTapped
    }

    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .addButtonTapped:
          state.addItem = AddFeature.State()
        case .alert(.presented(.deleteButtonTapped)),
          .confirmationDialog(.presented(.deleteButtonTapped)):
          state.item = nil
        case .chooseButtonTapped:
          state.confirmationDialog = ConfirmationDialogState {
            TextState("What now?")
          } actions: {
            ButtonState(action: .deleteButtonTapped) { TextState("Delete") }
            ButtonState(action: .renameButtonTapped) { TextState("Rename") }
          }
        case .confirmationDialog(.presented(.renameButtonTapped)):
          state.item?.name = "renamed"
        case .deleteButtonTapped:
          state.alert = AlertState {
            TextState("Delete the item?")
          } actions: {
            ButtonState(role: .destructive, action: .deleteButtonTapped) { TextState("Delete") }
            ButtonState(role: .cancel) { TextState("Keep") }
          }
        case .detailButtonTapped:
          state.detailItem = state.item.map { DetailFeature.State(item: $0) }
        case .editButtonTapped:
          state.editItem = state.item.map { EditFeature.State(item: $0) }
        case .addItem, .alert, .confirmationDialog, .detailItem, .editItem:
          break
        }
        return .none
      }
      .ifLet(\.$addItem, action: \.addItem) { AddFeature() }
      .ifLet(\.$alert, action: \.alert)
      .ifLet(\.$confirmationDialog, action: \.confirmationDialog)
      .ifLet(\.$detailItem, action: \.detailItem) { DetailFeature() }
      .ifLet(\.$editItem, action: \.editItem) { EditFeature() }
    }
  }
}
