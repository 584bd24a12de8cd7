import ComposableGtk

/// An inventory with a sheet to add an item, a popover to edit an item, a cover to show an item,
/// and a confirmation before an item is deleted.
@Reducer
struct Inventory {
  @ObservableState
  struct State: Equatable {
    @Presents var destination: Destination.State?
    var isDeleted = false
  }

  enum Action {
    case add(id: Int)
    case ask
    case choose
    case destination(PresentationAction<Destination.Action>)
    case edit(id: Int)
    case show(id: Int)
  }

  @Reducer
  enum Destination {
    case add(Note)
    case alert(AlertState<Alert>)
    case dialog(ConfirmationDialogState<Alert>)
    case edit(Note)
    case show(Note)

    @CasePathable
    enum Alert {
      case deleteButtonTapped
    }
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .add(let id):
        state.destination = .add(Note.State(id: id))
      case .ask:
        state.destination = .alert(
          AlertState {
            TextState("Delete it?")
          } actions: {
            ButtonState(role: .destructive, action: .deleteButtonTapped) { TextState("Delete") }
            ButtonState(role: .cancel) { TextState("Keep") }
          } message: {
            TextState("It can't be brought back.")
          }
        )
      case .choose:
        state.destination = .dialog(
          ConfirmationDialogState(titleVisibility: .visible) {
            TextState("What now?")
          } actions: {
            ButtonState(action: .deleteButtonTapped) { TextState("Delete") }
          }
        )
      case .destination(.presented(.alert(.deleteButtonTapped))),
        .destination(.presented(.dialog(.deleteButtonTapped))):
        state.isDeleted = true
      case .destination:
        break
      case .edit(let id):
        state.destination = .edit(Note.State(id: id))
      case .show(let id):
        state.destination = .show(Note.State(id: id))
      }
      return .none
    }
    .ifLet(\.$destination, action: \.destination)
  }
}

extension Inventory.Destination.State: Equatable {}

extension Inventory.Action {
  /// Whether the action dismisses the destination.
  var isDismissal: Bool {
    if case .destination(.dismiss) = self { true } else { false }
  }
}

/// A view in the earlier style, with a store and a case for each presentation.
struct StoresInventoryView: View {
  let store: StoreOf<Inventory>

  var body: some View {
    Button("Anchor") {}
      .sheet(
        store: store.scope(state: \.$destination, action: { .destination($0) }),
        state: \.add,
        action: { .add($0) }
      ) { store in
        NoteView(store: store)
      }
      .popover(
        store: store.scope(state: \.$destination, action: { .destination($0) }),
        state: \.edit,
        action: { .edit($0) }
      ) { store in
        NoteView(store: store)
      }
      .fullScreenCover(
        store: store.scope(state: \.$destination, action: { .destination($0) }),
        state: \.show,
        action: { .show($0) }
      ) { store in
        NoteView(store: store)
      }
      .alert(
        store: store.scope(state: \.$destination, action: { .destination($0) }),
        state: \.alert,
        action: { .alert($0) }
      )
      .confirmationDialog(
        store: store.scope(state: \.$destination, action: { .destination($0) }),
        state: \.dialog,
        action: { .dialog($0) }
      )
  }
}

/// A view of observable state, with a binding for each presentation.
struct BoundInventoryView: View {
  @Bindable var store: StoreOf<Inventory>

  var body: some View {
    Button("Anchor") {}
      .sheet(item: $store.scope(state: \.destination?.add, action: \.destination.add)) { store in
        NoteView(store: store)
      }
      .popover(
        item: $store.scope(state: \.destination?.edit, action: \.destination.edit)
      ) { store in
        NoteView(store: store)
      }
      .fullScreenCover(
        item: $store.scope(state: \.destination?.show, action: \.destination.show)
      ) { store in
        NoteView(store: store)
      }
      .alert($store.scope(state: \.destination?.alert, action: \.destination.alert))
      .confirmationDialog($store.scope(state: \.destination?.dialog, action: \.destination.dialog))
  }
}
