import ComposableArchitecture
import Foundation

extension SharedReaderKey where Self == FileStorageKey<IdentifiedArrayOf<Standup>>.Default {
  /// The stand-ups of the user, in the file ``Foundation/URL/standups``. An alert of the app shows
  /// the `loadError` of a file that can't be read.
  public static var standups: Self {
    Self[.fileStorage(.standups, reportsUnreadableFile: false), default: []]
  }
}

extension URL {
  /// The file of the stand-ups: `org.composablegtk.Standups/standups.json` in `$XDG_DATA_HOME`.
  public static var standups: URL {
    AppFolder.data.url(of: StandupsIdentity.id).appending(path: "standups.json")
  }
}

/// The identity of the app on the desktop.
public enum StandupsIdentity {
  /// The application identifier, which is also the name of the icon.
  public static let id = "org.composablegtk.Standups"
}
