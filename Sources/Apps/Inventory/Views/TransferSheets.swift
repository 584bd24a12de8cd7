import ComposableGtk
import InventoryCore
import SharingGRDB

/// A sheet that imports items from a file: the progress, the rows with errors, and the result.
struct ImportSheet: View {
  @Bindable var store: StoreOf<ImportFeature>

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      switch store.phase {
      case .checking(let progress):
        TransferProgressView(title: "Checking the rows…", progress: progress)
      case .checked(let summary):
        ImportSummaryView(summary: summary, problems: store.problems)
      case .importing(_, let progress):
        TransferProgressView(title: "Importing the items…", progress: progress)
      case .cancelling:
        TransferProgressView(title: "Cancelling the import…", progress: nil)
      case .imported(let count):
        Text(count == 1 ? "1 item was imported." : "\(count.formatted()) items were imported.")
      case .failed:
        Text("No item was imported.")
      }
    }
    .padding(.all, 18)
    .navigationTitle("Import items")
    .toolbar {
      CloseButton(isFinished: isFinished, isCancelling: store.phase.is(\.cancelling)) {
        store.send(.closeButtonTapped)
      }
      if let summary = store.phase[case: \.checked] {
        ToolbarItem(placement: .confirmationAction) {
          Button("Import") { store.send(.importButtonTapped) }
            .disabled(summary.itemCount == 0)
        }
      }
    }
    .alert($store.scope(state: \.alert, action: \.alert))
  }

  private var isFinished: Bool {
    switch store.phase {
    case .imported, .failed: true
    case .checking, .checked, .importing, .cancelling: false
    }
  }
}

/// The result of checking a file, and the lines that have errors.
private struct ImportSummaryView: View {
  let summary: ImportSummary
  let problems: FetchedRows<ImportProblem>

  var body: some View {
    VStack(alignment: .fill, spacing: 12) {
      Text(summary.message)
      if let message = summary.unknownColumnsMessage {
        Text(message)
          .foregroundStyle(.secondary)
      }
      if !problems.isEmpty {
        List(problems) { problem in
          Text("Line \(problem.line): \(problem.message)")
        }
        .frame(minHeight: 160)
      }
    }
  }
}

/// A sheet that exports all items to a file.
struct ExportSheet: View {
  @Bindable var store: StoreOf<ExportFeature>

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      switch store.phase {
      case .exporting(let progress):
        TransferProgressView(title: "Exporting the items…", progress: progress)
      case .cancelling:
        TransferProgressView(title: "Cancelling the export…", progress: nil)
      case .exported(let count):
        Text(count == 1 ? "1 item was exported." : "\(count.formatted()) items were exported.")
      case .failed:
        Text("The file was not changed.")
      }
    }
    .padding(.all, 18)
    .navigationTitle("Export items")
    .toolbar {
      // A disk can block the cancellation of an export.
      CloseButton(isFinished: isFinished) {
        store.send(.closeButtonTapped)
      }
    }
    .alert($store.scope(state: \.alert, action: \.alert))
  }

  private var isFinished: Bool {
    switch store.phase {
    case .exported, .failed: true
    case .exporting, .cancelling: false
    }
  }
}

/// The button of a sheet that cancels an import or an export, or closes the sheet at the end.
private struct CloseButton: View {
  let isFinished: Bool
  var isCancelling = false
  let close: @MainActor () -> Void

  var body: some View {
    if isFinished {
      ToolbarItem(placement: .confirmationAction) {
        Button("Done", action: close)
      }
    } else {
      ToolbarItem(placement: .cancellationAction) {
        Button("Cancel", action: close)
          .disabled(isCancelling)
      }
    }
  }
}

/// The progress of an import or an export, from 0 to 1, or a spinner.
private struct TransferProgressView: View {
  let title: String
  let progress: Double?

  var body: some View {
    ProgressView(title, value: progress)
      .frame(minWidth: 280)
  }
}
