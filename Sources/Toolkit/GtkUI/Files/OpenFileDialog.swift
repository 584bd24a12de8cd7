import Foundation
import Gtk

/// A dialog for files that is open, with the question whether to replace a file.
///
/// GTK asks for the name that the user has entered. If the name was completed, and a file has the
/// completed name, the toolkit asks for this name.
@MainActor
final class OpenFileDialog: OpenDesktopDialog {
  private let chooser: FileChooser
  private let name: SavedName?
  private var environment: EnvironmentValues
  private let onResponse: @MainActor ([URL]?) -> Void
  private var question: StandaloneAlert?

  /// - Parameters:
  ///   - chooser: The dialog, which is not shown yet.
  ///   - name: The names of files that are saved. `nil` in a dialog for existing files.
  ///   - environment: The environment of the presenting view, and of the question.
  ///   - onResponse: Called with the chosen files, or with `nil` if the user cancels.
  init(
    _ chooser: FileChooser,
    name: SavedName?,
    in environment: EnvironmentValues,
    onResponse: @escaping @MainActor ([URL]?) -> Void
  ) {
    self.chooser = chooser
    self.name = name
    self.environment = environment
    self.onResponse = onResponse
    chooser.onResponse { [weak self] in self?.didRespond(isAccepted: $0) }
  }

  func show() {
    chooser.show()
  }

  func close() -> Bool {
    question?.close()
    question = nil
    chooser.hide()
    return true
  }

  func update(_ environment: EnvironmentValues) {
    self.environment = environment
    question?.update(environment)
  }

  private func didRespond(isAccepted: Bool) {
    guard isAccepted else { return onResponse(nil) }
    let chosen = chooser.addresses.compactMap(URL.init(string:))
    guard let name, let url = chosen.first else { return onResponse(chosen) }
    let completed = name.completed(url)
    // GTK has asked whether to replace a file with the entered name.
    guard completed != url, FileManager.default.fileExists(atPath: completed.path) else {
      return onResponse([completed])
    }
    // GTK still uses the dialog, because the dialog emits the response.
    UpdateScheduler.shared.afterUpdates { [weak self] in self?.askToReplace(completed) }
  }

  private func askToReplace(_ url: URL) {
    question = StandaloneAlert.show(
      ToolkitWord.replaceFile.text(url.lastPathComponent),
      message: ToolkitWord.replacingOverwrites.text(
        url.deletingLastPathComponent().lastPathComponent
      ),
      implicitAnswer: .cancel,
      in: environment
    ) {
      Button(ToolkitWord.cancel.text, role: .cancel) { [weak self] in self?.chooseAgain(url) }
      Button(ToolkitWord.replace.text, role: .destructive) { [weak self] in
        self?.onResponse([url])
      }
    }
  }

  private func chooseAgain(_ url: URL) {
    question = nil
    // The question is closed after this action.
    UpdateScheduler.shared.afterUpdates { [weak self] in
      guard let self else { return }
      chooser.setName(url.lastPathComponent)
      chooser.show()
    }
  }
}
