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

    /// The user has cancelled the export, which has not ended.
    case cancelling

    /// The file was replaced. The payload is the number of items.
    case exported(Int)

    /// The file was not changed. The alert contains the reason.
    case failed
  }

  /// The actions of the export.
  public enum Action: Equatable, Sendable {
    /// An action of the alert.
    case alert(PresentationAction<Alert>)

    /// The export was cancelled, and the file was not changed.
    case cancelled

    /// The user clicks “Cancel” or “Done”. An export that is running is cancelled, and the file is
    /// not changed. If the file was replaced before the cancellation, the export shows the number
    /// of items.
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
        return close()

      case .alert:
        return .none

      case .cancelled:
        return close()

      case .closeButtonTapped:
        switch state.phase {
        case .exporting:
          // The file may have been replaced before the cancellation, so the export waits for its
          // outcome. A second request dismisses the export, because a disk can block a write.
          state.phase = .cancelling
          return .cancel(id: CancelID.transfer)
        case .cancelling, .exported, .failed:
          return close()
        }

      case .exported(let count):
        state.phase = .exported(count)
        return .none

      case .failed(let reason):
        state.phase = .failed
        state.alert = .notExported(reason)
        return .none

      case .progressed(let progress):
        if state.phase.is(\.exporting) { state.phase = .exporting(progress: progress) }
        return .none

      case .started:
        return export(to: state.url)
      }
    }
    .ifLet(\.$alert, action: \.alert)
  }

  /// Writes the items. If the effect is cancelled after the file was replaced, the outcome is the
  /// number of items.
  private func export(to url: URL) -> Effect<Action> {
    .reportingOutcome(cancelledBy: CancelID.transfer) { send in
      try await withProgress {
        await send(.progressed($0))
      } operation: { report in
        try await ItemExport.replace(url, files, from: database, onProgress: report)
      }
    } action: { outcome in
      switch outcome {
      case .success(let count): .exported(count)
      case .failure(is CancellationError): .cancelled
      case .failure(let error): .failed(reason: reason(error))
      }
    }
  }

  private func reason(_ error: any Error) -> String {
    guard error is DatabaseError else { return "\(error)" }
    return DatabaseFailure(error, database: database, operation: .read).description
  }

  private func close() -> Effect<Action> {
    .run { _ in await dismiss() }
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
