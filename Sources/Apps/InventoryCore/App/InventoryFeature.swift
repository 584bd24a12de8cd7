import ComposableArchitecture
import Foundation
import GRDB
import Sessions
import SharingGRDB

/// The root feature of Inventory: a list of items, and one presented destination at a time.
@Reducer
public struct InventoryFeature: Sendable {
  /// The state of the app.
  @ObservableState
  public struct State: Equatable, Sendable {
    /// A message about an error, or `nil`. The alert does not replace the destination, so that an
    /// error does not discard unsaved changes.
    @Presents public var alert: AlertState<Action.Alert>?

    /// The presented feature, or `nil`.
    @Presents public var destination: Destination.State?

    /// The items of the list.
    @SharedReader public var items: FetchedRows<ItemSummary>

    /// The query of the list.
    public var query: ItemQuery

    /// The deletions that can be undone, the oldest deletion first.
    public internal(set) var deletions: [Deletion] = []

    /// The deletion that is being undone, or `nil`. Until the undo has ended, no other undo starts.
    public internal(set) var undoing: Deletion.ID?

    /// Whether the user is choosing the file of an export.
    public var isChoosingExportFile = false

    /// Whether the user is choosing the file of an import.
    public var isChoosingImportFile = false

    /// The link that is opened if the user discards the changes of the form.
    var pendingLink: InventoryLink?

    /// Creates the state of a list. The items are read at once.
    public init(query: ItemQuery = ItemQuery(), destination: Destination.State? = nil) {
      self.query = query
      _items = SharedReader(query.key)
      self.destination = destination
    }

    /// The last deletion that can be undone, or `nil`.
    public var deletion: Deletion? { deletions.last }

    /// Whether another destination can be presented without losing anything.
    var canPresent: Bool { destination?.isUnfinished != true }
  }

  /// The actions of the app.
  public enum Action: BindableAction, Equatable, Sendable {
    /// The user clicks “Add item”.
    case addButtonTapped

    /// An action of the alert.
    case alert(PresentationAction<Alert>)

    /// A change of the query.
    case binding(BindingAction<State>)

    /// The user clicks “Clear out of stock”.
    case clearOutOfStockButtonTapped

    /// The user clicks “Delete” of an item.
    case deleteButtonTapped(ItemSummary)

    /// Items were deleted.
    case deleted(Deletion?)

    /// An action of the presented feature.
    case destination(PresentationAction<Destination.Action>)

    /// The user clicks “Duplicate” of an item.
    case duplicateButtonTapped(Item.ID)

    /// The user clicks “Export”.
    case exportButtonTapped

    /// The user chooses the file of an export.
    case exportFileChosen(URL)

    /// The user clicks “Import”.
    case importButtonTapped

    /// The user chooses the file of an import.
    case importFileChosen(URL)

    /// The user chooses an item.
    case itemTapped(Item.ID)

    /// The item of a destination was read. The item is `nil` if the item does not exist.
    case itemRead(Item?, ItemPurpose)

    /// The user clicks “Label” of an item.
    case labelButtonTapped(Item.ID)

    /// The app is opened with a link, either at its start or later.
    case linkOpened(String)

    /// The user has discarded the changes that a link would have discarded.
    case linkAllowed(InventoryLink)

    /// The item of a link was read. The item is `nil` if the item does not exist.
    case linkRead(InventoryLink, Item?)

    /// The database has reported an error. The action is named in the title of an alert.
    case operationFailed(FailedOperation, reason: String)

    /// The number of items that are out of stock was read.
    case outOfStockCounted(Int)

    /// The session was not saved. The app presents an alert with the reason.
    case sessionNotSaved(reason: String)

    /// The user undoes the last deletion. While a deletion is being undone, the action has no
    /// effect.
    case undoButtonTapped

    /// A deletion was undone.
    case undone(Deletion.ID)

    /// The actions of the alert. There are no cases, because the alert has no buttons with actions.
    @CasePathable
    public enum Alert: Equatable, Sendable {}
  }

  @Dependency(\.defaultDatabase) var database
  @Dependency(\.uuid) var uuid

  /// Creates the reducer of the app.
  public init() {}

  /// A reducer that presents destinations, deletes items and undoes deletions.
  public var body: some ReducerOf<Self> {
    BindingReducer()
      .onChange(of: \.query) { _, query in
        Reduce { state, _ in load(query, into: state.$items) }
      }
    Reduce { state, action in
      switch action {
      case .addButtonTapped:
        guard state.canPresent else { return .none }
        state.destination = .add(ItemFormFeature.State(item: Item(id: uuid())))
        return .none

      case .alert, .binding:
        return .none

      case .clearOutOfStockButtonTapped:
        return countOutOfStock()

      case .deleteButtonTapped(let item):
        guard state.canPresent else { return .none }
        state.destination = .alert(.delete(item))
        return .none

      case .deleted(let deletion):
        if let deletion { state.deletions.append(deletion) }
        return .none

      case .destination(let action):
        return handle(action, &state)

      case .duplicateButtonTapped(let id):
        return read(id, for: .duplicate)

      case .exportButtonTapped:
        state.isChoosingExportFile = true
        return .none

      case .exportFileChosen(let url):
        guard state.canPresent else { return .none }
        state.destination = .exportItems(ExportFeature.State(url: url))
        return .send(.destination(.presented(.exportItems(.started))))

      case .importButtonTapped:
        state.isChoosingImportFile = true
        return .none

      case .importFileChosen(let url):
        guard state.canPresent else { return .none }
        state.destination = .importItems(ImportFeature.State(id: uuid(), url: url))
        return .send(.destination(.presented(.importItems(.started))))

      case .itemTapped(let id):
        return read(id, for: .edit)

      case .itemRead(let item, let purpose):
        guard state.canPresent else { return .none }
        present(item, purpose, &state)
        return .none

      case .labelButtonTapped(let id):
        return read(id, for: .label)

      case .linkOpened(let text):
        do {
          return open(try InventoryLink(text), &state)
        } catch {
          // An alert about a database that was replaced is more important, and remains.
          if state.alert?.isAboutReplacedDatabase != true { state.alert = .invalidLink("\(error)") }
          return .none
        }

      case .linkAllowed(let link):
        return open(link, &state)

      case .linkRead(let link, let item):
        return follow(link, item, &state)

      case .operationFailed(let operation, let reason):
        if operation == .undo { state.undoDidFail() }
        state.alert = .failure(of: operation, reason)
        return .none

      case .outOfStockCounted(let count):
        guard state.canPresent else { return .none }
        if count == 0 {
          state.alert = .nothingIsOutOfStock
        } else {
          state.destination = .confirmationDialog(.clearOutOfStock(count))
        }
        return .none

      case .sessionNotSaved(let reason):
        state.alert = .sessionNotSaved(reason)
        return .none

      case .undoButtonTapped:
        guard let deletion = state.deletion, state.undoing == nil else { return .none }
        state.undoing = deletion.id
        return undo(deletion)

      case .undone(let id):
        state.undoing = nil
        state.deletions.removeAll { $0.id == id }
        return .none
      }
    }
    .ifLet(\.$alert, action: \.alert)
    .ifLet(\.$destination, action: \.destination)
  }
}
