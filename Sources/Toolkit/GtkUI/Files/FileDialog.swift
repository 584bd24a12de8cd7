import Foundation
import Gtk

/// What a dialog for files asks the user for.
struct FileDialog: Equatable {
  /// The purpose of the dialog.
  enum Purpose: Equatable {
    /// The user chooses existing files, or one existing file.
    case open(allowsMultiple: Bool)
    /// The user chooses the name of a new file, or a file that is replaced.
    case save(name: String?)
  }

  var purpose: Purpose
  var types: [UTType]

  /// Creates the dialog of the toolkit, without showing the dialog.
  @MainActor
  private func makeChooser(above parent: Gtk.Window?) -> FileChooser {
    let chooser = FileChooser(action, above: parent)
    switch purpose {
    case .open(let allowsMultiple): chooser.selectsMultiple = allowsMultiple
    case .save(let name):
      if let name { chooser.setName(SavedName(type: types.first).completed(name)) }
    }
    for filter in filters { chooser.addFilter(filter) }
    return chooser
  }

  private var action: FileChooser.Action {
    switch purpose {
    case .open: types == [.folder] ? .selectFolder : .open
    case .save: .save
    }
  }

  /// A filter of all allowed types, and then a filter of each type.
  @MainActor private var filters: [FileFilter] {
    let types = types.filter { $0 != .folder }
    guard !types.isEmpty, !types.contains(.item) else { return [] }
    let all = filter(of: types)
    return types.count == 1 ? [all] : [all] + types.map { filter(of: [$0]) }
  }

  @MainActor
  private func filter(of types: [UTType]) -> FileFilter {
    FileFilter(
      name: types.map { $0.localizedDescription ?? $0.identifier }.joined(separator: ", "),
      mimeTypes: types.map(\.identifier),
      // A program that writes a file may not have set a type that the database recognizes.
      suffixes: types.compactMap(\.preferredFilenameExtension)
    )
  }
}

extension FileDialog: DesktopDialog {
  /// Shows the dialog. The response is the chosen files, or `nil` if the user cancels.
  func open(
    in environment: EnvironmentValues,
    onResponse: @escaping @MainActor ([URL]?) -> Void
  ) -> (any OpenDesktopDialog)? {
    var name: SavedName?
    if case .save = purpose { name = SavedName(type: types.first) }
    let dialog = OpenFileDialog(
      makeChooser(above: environment.window?.window),
      name: name,
      in: environment,
      onResponse: onResponse
    )
    dialog.show()
    return dialog
  }
}
