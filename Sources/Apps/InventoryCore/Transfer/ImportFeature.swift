import ComposableArchitecture
import Foundation
import GRDB
import SharingGRDB

/// The import of items from a CSV file. All rows are checked first. Then the user decides whether
/// to import the rows without errors.
@Reducer
public struct ImportFeature: Sendable {
  /// The state of the import.
  @ObservableState
  public struct State: Equatable, Identifiable, Sendable {
    /// The alert of the import, or `nil`.
    @Presents public var alert: AlertState<Action.Alert>?

    /// The identity of the import.
    public let id: UUID

    /// The file.
    public let url: URL

    /// The step of the import.
    public internal(set) var phase = Phase.checking(progress: 0)

    /// The rows that can't be imported, in the order of their lines.
    @SharedReader public var problems: FetchedRows<ImportProblem>

    /// Creates an import of a file.
    public init(id: UUID, url: URL) {
      self.id = id
      self.url = url
      _problems = SharedReader(ImportProblem.key(id))
    }
  }

  /// A step of an import.
  @CasePathable
  public enum Phase: Equatable, Sendable {
    /// The rows are checked. The progress is from 0 to 1.
    case checking(progress: Double)

    /// The rows were checked, and the user decides whether to import the rows without errors.
    case checked(ImportSummary)

    /// The items are inserted. The progress is from 0 to 1.
    case importing(ImportSummary, progress: Double)

    /// The user has cancelled the insertion of the items, which has not ended.
    case cancelling

    /// The items were inserted. The payload is their number.
    case imported(Int)

    /// No row can be imported. The alert contains the reason.
    case failed
  }

  /// The actions of the import.
  public enum Action: Equatable, Sendable {
    /// An action of the alert.
    case alert(PresentationAction<Alert>)

    /// The insertion was cancelled, and no item was inserted.
    case cancelled

    /// The user clicks “Cancel” or “Done”. An import that is running is cancelled, and no item is
    /// inserted. If all items were inserted before the cancellation, the import shows their number.
    case closeButtonTapped

    /// All rows were checked.
    case checked(ImportSummary)

    /// The file, or the database, has reported an error.
    case failed(reason: String)

    /// The user clicks “Import”.
    case importButtonTapped

    /// The items were inserted. The payload is their number.
    case imported(Int)

    /// Items with the names of some rows have been added since the check. No item was inserted.
    case namesAreUsed(ImportSummary)

    /// A part of the rows was checked, or a part of the items was inserted.
    case progressed(Double)

    /// The parent has presented the import.
    case started

    /// The actions of the alert. There are no cases, because the alert has no buttons with actions.
    @CasePathable
    public enum Alert: Equatable, Sendable {}
  }

  enum CancelID {
    case transfer
  }

  @Dependency(\.defaultDatabase) var database
  @Dependency(\.dismiss) var dismiss
  @Dependency(\.files) var files
  @Dependency(\.uuid) var uuid

  /// Creates the reducer of an import.
  public init() {}

  /// A reducer that checks rows and inserts items.
  public var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .alert(.dismiss):
        return state.phase == .failed ? .run { _ in await dismiss() } : .none

      case .alert:
        return .none

      case .cancelled:
        return close(ItemImport(id: state.id))

      case .closeButtonTapped:
        switch state.phase {
        case .importing:
          // The items may have been inserted before the cancellation, so the import waits for its
          // outcome.
          state.phase = .cancelling
          return .cancel(id: CancelID.transfer)
        case .cancelling:
          return .none
        case .checking, .checked, .imported, .failed:
          return .merge(.cancel(id: CancelID.transfer), close(ItemImport(id: state.id)))
        }

      case .checked(let summary):
        state.phase = .checked(summary)
        return .none

      case .failed(let reason):
        switch state.phase {
        case .importing(let summary, _):
          // The rows remain, so that the user can try again.
          state.phase = .checked(summary)
          state.alert = .itemsNotImported(reason)
        case .cancelling:
          // The transaction was rolled back.
          return close(ItemImport(id: state.id))
        case .checking, .checked, .imported, .failed:
          state.phase = .failed
          state.alert = .fileNotImported(state.url.lastPathComponent, reason)
        }
        return .none

      case .importButtonTapped:
        guard case .checked(let summary) = state.phase, summary.itemCount > 0 else { return .none }
        state.phase = .importing(summary, progress: 0)
        return insertItems(ItemImport(id: state.id), summary)

      case .imported(let count):
        state.phase = .imported(count)
        return .none

      case .namesAreUsed(let summary):
        // No item was inserted.
        guard state.phase != .cancelling else { return close(ItemImport(id: state.id)) }
        state.phase = .checked(summary)
        state.alert = .namesAreUsed
        return .none

      case .progressed(let progress):
        switch state.phase {
        case .checking: state.phase = .checking(progress: progress)
        case .importing(let summary, _): state.phase = .importing(summary, progress: progress)
        case .checked, .cancelling, .imported, .failed: break
        }
        return .none

      case .started:
        return check(state.url, ItemImport(id: state.id))
      }
    }
    .ifLet(\.$alert, action: \.alert)
  }
}
