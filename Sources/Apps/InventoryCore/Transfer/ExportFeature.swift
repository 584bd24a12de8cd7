import ComposableArchitecture
import Foundation
import GRDB
import SharingGRDB

/// The export of all items to a CSV file. The file is replaced when all items are written.
@Reducer
public struct ExportFeature: Sendable {
  /// The state of the export.
  @ObservableState
  public struct State: Equatable, Sendable {
    /// The alert of the export, or `nil`.
    @Presents public var alert: AlertState<Action.Alert>?

    /// The file.
    public let url: URL

    /// The step of the export.
    public internal(set) var phase = Phase.exporting(progress: 0)

    /// Creates an export to a file.
    public init(url: URL) {
      self.url = url
    }
  }

  /// A step of an export.
  @CasePathable
  public enum Phase: Equatable, Sendable {
    /// The items are written. The progress is from 0 to 1.
    case exporting(progress: Double)

    /// The file was replaced. The payload is the number of items.
    case exported(Int)

    /// The file was not changed. The alert contains the reason.
    case failed
  }

  /// The actions of the export.
  public enum Action: Equatable, Sendable {
    /// An action of the alert.
    case alert(PresentationAction<Alert>)

    /// The user clicks “Cancel” or “Close”. An export that is running is cancelled, and the file is
    /// not changed.
    case closeButtonTapped

    /// The file was replaced. The payload is the number of items.
    case exported(Int)

    /// The file, or the database, has reported an error.
    case failed(reason: String)

    /// A part of the items was written.
    case progressed(Double)

    /// The parent has presented the export.
    case started

    /// The actions of the alert. There are no cases, because the alert has no buttons with actions.
    @CasePathable
    public enum Alert: Equatable, Sendable {}
  }

  private enum CancelID {
    case transfer
  }

  @Dependency(\.defaultDatabase) private var database
  @Dependency(\.dismiss) private var dismiss
  @Dependency(\.files) private var files

  /// Creates the reducer of an export.
  public init() {}

  /// A reducer that writes items.
  public var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .alert(.dismiss):
        return .run { _ in await dismiss() }

      case .alert:
        return .none

      case .closeButtonTapped:
        return .merge(.cancel(id: CancelID.transfer), .run { _ in await dismiss() })

      case .exported(let count):
        state.phase = .exported(count)
        return .none

      case .failed(let reason):
        state.phase = .failed
        state.alert = .notExported(reason)
        return .none

      case .progressed(let progress):
        state.phase = .exporting(progress: progress)
        return .none

      case .started:
        return export(to: state.url)
      }
    }
    .ifLet(\.$alert, action: \.alert)
  }

  private func export(to url: URL) -> Effect<Action> {
    .run { send in
      let count = try await withProgress {
        await send(.progressed($0))
      } operation: { report in
        try await database.read { try ItemExport.write(to: url, files, onProgress: report, $0) }
      }
      await send(.exported(count))
    } catch: { error, send in
      let reason =
        error is DatabaseError
        ? DatabaseFailure(error, database: database, operation: .read).description : "\(error)"
      await send(.failed(reason: reason))
    }
    .cancellable(id: CancelID.transfer)
  }
}

extension AlertState where Action == ExportFeature.Action.Alert {
  /// Returns an alert for a file that was not changed.
  static func notExported(_ reason: String) -> Self {
    Self {
      TextState("The items can't be exported")
    } message: {
      TextState(verbatim: reason)
    }
  }
}
