import ComposableArchitecture
import SharingGRDB

/// The changes of the destination.
extension InventoryFeature {
  /// Presents a destination of an item. If the item does not exist, the destination is unchanged.
  func present(_ item: Item?, _ purpose: ItemPurpose, _ state: inout State) {
    guard let item else {
      state.alert = .itemIsMissing
      return
    }
    state.destination =
      switch purpose {
      case .delete: .alert(.delete(ItemSummary(item)))
      case .duplicate: .duplicate(copy(of: item))
      case .edit: .edit(ItemFormFeature.State(item: item))
      case .label: .label(LabelFeature.State(item: item))
      }
  }

  private func copy(of item: Item) -> ItemFormFeature.State {
    ItemFormFeature.State(copyOf: item, id: uuid())
  }

  /// Handles the actions of a destination that concern the list.
  func handle(
    _ action: PresentationAction<Destination.Action>,
    _ state: inout State
  ) -> Effect<Action> {
    switch action {
    case .presented(.alert(.deleteButtonTapped(let id))):
      return delete(where: "id = ?", [id])

    case .presented(.confirmationDialog(.clearOutOfStockButtonTapped)):
      return delete(where: "quantity IS NULL")

    case .presented(.label(.editButtonTapped)):
      guard let item = state.destination?.label?.item else { return .none }
      state.destination = .edit(ItemFormFeature.State(item: item))
      return .none

    case .presented(.add(.alert(.dismiss))), .presented(.duplicate(.alert(.dismiss))),
      .presented(.edit(.alert(.dismiss))):
      // The user continues to edit the item.
      state.pendingLink = nil
      return .none

    case .dismiss:
      guard let link = state.pendingLink else { return .none }
      state.pendingLink = nil
      // The link is opened after the destination is dismissed.
      return .send(.linkAllowed(link))

    case .presented:
      return .none
    }
  }

  /// Opens a link. If the link would discard the changes of a form, the form asks the user first.
  func open(_ link: InventoryLink, _ state: inout State) -> Effect<Action> {
    if state.destination?.isTransferring == true {
      state.alert = .transferIsRunning
      return .none
    }
    if state.destination?.form?.isChanged == true, let request = closeRequest(state.destination) {
      state.pendingLink = link
      return .send(.destination(.presented(request)))
    }
    guard case .item(let id, _) = link.destination else { return follow(link, nil, &state) }
    return read(id, for: link)
  }

  /// Follows a link whose item was read. If the item does not exist, nothing is changed.
  func follow(_ link: InventoryLink, _ item: Item?, _ state: inout State) -> Effect<Action> {
    // The user can have edited a form while the item was read.
    guard state.canPresent else { return open(link, &state) }
    switch link.destination {
    case .item(_, let purpose):
      guard let item else {
        state.alert = .itemIsMissing
        return .none
      }
      if purpose == .duplicate {
        // The list need not show the row of the item, which a popover would need.
        state.destination = .add(copy(of: item))
      } else {
        present(item, purpose, &state)
      }
    case .add:
      state.destination = .add(ItemFormFeature.State(item: Item(id: uuid())))
    case nil:
      state.destination = nil
    }
    if state.alert?.isAboutReplacedDatabase != true { state.alert = nil }
    guard let query = link.query, query != state.query else { return .none }
    state.query = query
    return load(query, into: state.$items)
  }

  private func closeRequest(_ destination: Destination.State?) -> Destination.Action? {
    switch destination {
    case .add: .add(.closeRequested)
    case .duplicate: .duplicate(.closeRequested)
    case .edit: .edit(.closeRequested)
    default: nil
    }
  }
}

extension InventoryFeature.State {
  /// A sentence for the user about the error with which the items of the list were read last, or
  /// `nil`. The items are read again later.
  public var itemsProblem: String? {
    guard let error = $items.loadError else { return nil }
    @Dependency(\.defaultDatabase) var database
    return DatabaseFailure(error, database: database, operation: .read).description
  }
}
