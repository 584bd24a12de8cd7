import ComposableArchitecture
import Foundation

extension SharedReaderKey where Self == FileStorageKey<IdentifiedArrayOf<Note>>.Default {
  /// The notes of the user, in the file ``Foundation/URL/notes``. In tests, the file is in memory.
  ///
  /// A file that can't be read is not reported as an issue, because an alert of the app shows the
  /// `loadError`.
  public static var notes: Self {
    Self[.fileStorage(.notes, reportsUnreadableFile: false), default: []]
  }
}

extension URL {
  /// The file of the notes, in the folder of the app in `$XDG_DATA_HOME`.
  public static var notes: URL {
    AppFolder.data.url(of: AppIdentity.id).appending(path: "notes.json")
  }
}
