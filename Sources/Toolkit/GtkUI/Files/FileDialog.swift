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
    case .save(let name): if let name { chooser.setName(fileName(name)) }
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

  /// Returns the suggested name with the end of the names of the type, unless the name has an end.
  private func fileName(_ name: String) -> String {
    guard let type = types.first?.preferredFilenameExtension,
      (name as NSString).pathExtension.isEmpty
    else { return name }
    return "\(name).\(type)"
  }
}

extension FileDialog: DesktopDialog {
  /// Shows the dialog. The response is the chosen files, or `nil` if the user cancels.
  func open(
    above parent: Gtk.Window?,
    onResponse: @escaping @MainActor ([URL]?) -> Void
  ) -> (any OpenDesktopDialog)? {
    let chooser = makeChooser(above: parent)
    chooser.onResponse { [weak chooser] isAccepted in
      guard let chooser else { return }
      onResponse(isAccepted ? chooser.addresses.compactMap(URL.init(string:)) : nil)
    }
    chooser.show()
    return chooser
  }
}

extension FileChooser: OpenDesktopDialog {
  func close() -> Bool {
    hide()
    return true
  }
}
