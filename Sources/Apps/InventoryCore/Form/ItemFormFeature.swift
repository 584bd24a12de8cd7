import ComposableArchitecture
import Foundation
import GRDB
import SharingGRDB

/// A form that adds, duplicates or edits an item.
@Reducer
public struct ItemFormFeature: Sendable {
  /// The state of the form.
  @ObservableState
  public struct State: Equatable, Sendable {
    /// The alert of the form, or `nil`.
    @Presents public var alert: AlertState<Action.Alert>?

    /// The item as it was when the form was presented.
    public let original: Item

    /// The item as the user has entered it.
    public var item: Item

    /// The item that is duplicated, or `nil` if the form adds or edits an item.
    public let sourceID: Item.ID?

    /// The field with the focus, or `nil`.
    public var focus: ItemProblem.Field?

    /// Whether the item is being saved.
    public internal(set) var isSaving = false

    /// Whether the user is choosing the file of a picture.
    public var isChoosingPicture = false

    /// Whether a picture is being read.
    public internal(set) var isReadingPicture = false

    /// The reason why the chosen file is not the picture of the item, or `nil`.
    public internal(set) var pictureProblem: ItemProblem?

    /// The name that was found to be the name of another item, or `nil`.
    var usedName: String?

    /// Whether the user has edited the name, or has attempted to save the item.
    var showsEmptyName = false

    /// Creates a form for an item.
    public init(item: Item) {
      original = item
      self.item = item
      sourceID = nil
    }

    /// Creates a form for a copy of an item. The copy needs another name.
    public init(copyOf item: Item, id: Item.ID) {
      original = item.duplicate(id: id)
      self.item = original
      sourceID = item.id
      usedName = item.name
    }

    /// Creates a form with unsaved changes.
    init(original: Item, item: Item, sourceID: Item.ID?, usedName: String?) {
      self.original = original
      self.item = item
      self.sourceID = sourceID
      self.usedName = usedName
    }

    /// Whether the form adds a copy of an item.
    public var isCopy: Bool { sourceID != nil }

    /// Whether closing the form would lose a change.
    public var isChanged: Bool { item != original }
  }

  /// The actions of the form.
  public enum Action: BindableAction, Equatable, Sendable {
    /// An action of the alert.
    case alert(PresentationAction<Alert>)

    /// A change of a field.
    case binding(BindingAction<State>)

    /// The user clicks “Cancel”. The form is dismissed without a question.
    case cancelButtonTapped

    /// The user requests to go back, or to close the window. If the item is changed, the form asks
    /// whether to discard the changes.
    case closeRequested

    /// The user clicks “Choose picture”.
    case choosePictureButtonTapped

    /// A notification of the parent.
    case delegate(Delegate)

    /// The name was searched among the names of the other items.
    case nameSearched(String, isUsed: Bool)

    /// The user chooses the file of a picture.
    case pictureChosen(URL)

    /// The picture was read, and was stored in the database.
    case pictureRead(ItemPicture.ID)

    /// The chosen file can't be the picture of the item.
    case pictureRefused(ItemProblem)

    /// The picture was not stored because of an error of the database.
    case pictureFailed(reason: String)

    /// The user clicks “Remove picture”.
    case removePictureButtonTapped

    /// The item has a problem that only the database can find.
    case saveRefused(ItemProblem)

    /// The item was not saved because of an error of the database.
    case saveFailed(reason: String)

    /// The user clicks “Add”, “Duplicate” or “Save”.
    case saveButtonTapped

    /// The item was saved.
    case saved(Item)

    /// The actions of the alert.
    @CasePathable
    public enum Alert: Equatable, Sendable {
      /// The user discards the changes.
      case discardButtonTapped
    }

    /// The notifications of the parent.
    @CasePathable
    public enum Delegate: Equatable, Sendable {
      /// The item was saved.
      case saved(Item)
    }
  }

  enum CancelID {
    case picture, search
  }

  @Dependency(\.defaultDatabase) var database
  @Dependency(\.dismiss) private var dismiss
  @Dependency(\.files) var files
  @Dependency(\.uuid) var uuid

  /// Creates the reducer of a form.
  public init() {}

  /// A reducer that checks, saves and closes.
  public var body: some ReducerOf<Self> {
    BindingReducer()
      .onChange(of: \.item.name) { _, name in
        Reduce { state, _ in
          state.showsEmptyName = true
          return search(name, except: state.item.id)
        }
      }
    Reduce { state, action in
      switch action {
      case .alert(.presented(.discardButtonTapped)), .cancelButtonTapped:
        return close()

      case .alert, .binding, .delegate:
        return .none

      case .choosePictureButtonTapped:
        state.isChoosingPicture = true
        return .none

      case .closeRequested:
        guard state.isChanged else { return close() }
        state.alert = .discardChanges
        return .none

      case .nameSearched(let name, let isUsed):
        if isUsed {
          state.usedName = name
        } else if state.usedName == name {
          state.usedName = nil
        }
        return .none

      case .pictureChosen(let url):
        state.isReadingPicture = true
        state.pictureProblem = nil
        return readPicture(url)

      case .pictureRead(let id):
        state.isReadingPicture = false
        state.item.pictureID = id
        return .none

      case .pictureRefused(let problem):
        state.isReadingPicture = false
        state.pictureProblem = problem
        return .none

      case .pictureFailed(let reason):
        state.isReadingPicture = false
        state.alert = .pictureNotStored(reason)
        return .none

      case .removePictureButtonTapped:
        state.isReadingPicture = false
        state.item.pictureID = nil
        state.pictureProblem = nil
        return .cancel(id: CancelID.picture)

      case .saveButtonTapped:
        state.showsEmptyName = true
        if let problem = state.problems.first {
          state.focus = problem.field
          return .none
        }
        guard !state.isSaving, !state.isReadingPicture else { return .none }
        state.isSaving = true
        return save(state.item)

      case .saveRefused(let problem):
        state.isSaving = false
        state.focus = problem.field
        if problem.is(\.nameIsUsed) { state.usedName = state.item.name }
        if problem.field == .picture { state.pictureProblem = problem }
        return .none

      case .saveFailed(let reason):
        state.isSaving = false
        state.alert = .itemNotSaved(reason)
        return .none

      case .saved(let item):
        state.isSaving = false
        return .concatenate(.send(.delegate(.saved(item))), close())
      }
    }
    .ifLet(\.$alert, action: \.alert)
  }

  private func close() -> Effect<Action> {
    .run { _ in await dismiss() }
  }
}
